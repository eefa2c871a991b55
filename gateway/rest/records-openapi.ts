import type { Declaration } from '../records/declare/declaration.ts';
import {
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { groupFields } from '../records/read/filter-groups.ts';
import { answerSchema } from './answer-schema.ts';
import { inputSchema, type JsonSchema, objectSchema } from '../graphql/json-schema.ts';
import { header, type Headers } from './openapi-refusals.ts';
import { embeddable, embeddableLists, recordOperations } from './record-operations.ts';

type Components = Map<string, JsonSchema>;
type Data = Record<string, Record<string, unknown>>;

export interface Answered {
  status?: number;
  headers?: Headers;
}

interface Particular {
  request: object;
  content: JsonSchema;
  answered: Answered;
}

/** Makes an OpenAPI operation of a document, with what is particular to it. */
export type Describe = (document: DocumentNode, path: string, particular: Particular) => object;

interface Documenting {
  schema: GraphQLSchema;
  components: Components;
  describe: Describe;
}

export function recordPaths(
  documenting: Documenting,
  declarations: ReadonlyMap<string, Declaration>,
): Record<string, object> {
  const kinds = new Set(declarations.keys());
  const listed = [...declarations.values()].filter((each) => each.listed);
  const paths = listed.map((each) => pathsOf(documenting, each, kinds));
  return Object.assign({}, ...paths) as Record<string, object>;
}

type Call = (
  document: DocumentNode,
  answer: (data: Data) => unknown,
  particular: { request?: object; answered?: Answered },
) => object;

function pathsOf(
  { schema, components, describe }: Documenting,
  declaration: Declaration,
  kinds: ReadonlySet<string>,
) {
  const { kind, one, many, versioned } = declaration;
  const url = `/api/records/${many}`;
  const documents = recordOperations(schema, declaration, kinds);
  const call: Call = (document, answer, { request = {}, answered = {} }) => {
    const content = answerSchema(schema, document, answer);
    return describe(document, url, { request, content, answered });
  };
  const body = (name: string, without: readonly string[] = []) =>
    bodyOf(schema.getType(name) as GraphQLInputObjectType, components, without);
  const changed = (data: Data) => payloadOf(data)[one];
  const [ofList, ofOne] = embeddingsOf(declaration, kinds);
  const listed = { parameters: [...listParameters(schema, kind, components), ...ofList] };
  const found = { parameters: [ID] };
  const read = { parameters: [ID, ...ofOne] };
  const ofVersion: Headers = versioned ? { ETag } : {};
  const { list, one: get, create, update, delete: remove } = documents;
  return {
    [url]: {
      get: call(list, (data) => data[many]!.nodes, {
        request: listed,
        answered: { headers: OF_LIST },
      }),
      ...(create && {
        post: call(create, changed, {
          request: body(`Create${kind}Input`),
          answered: { status: 201, headers: { Location, ...ofVersion } },
        }),
      }),
    },
    [`${url}/{id}`]: {
      get: call(get, (data) => data[one], { request: read, answered: { headers: ofVersion } }),
      ...(update && {
        patch: call(update, changed, {
          request: { parameters: [ID, IF_MATCH], ...body(`Update${kind}Input`, ['id']) },
          answered: { headers: ofVersion },
        }),
      }),
      ...(remove && { delete: call(remove, payloadOf, { request: found }) }),
    },
  };
}

const ETag = header('The version of the record, such as `"3"`.');
const Location = header('Address of the new record.');
const OF_LIST = {
  Link: header('Addresses of the next page and the previous one, where there are any.'),
  'X-Total-Count': header('Number of records on all pages.', 'integer'),
};

const payloadOf = (data: Data) => Object.values(data)[0]!;

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  description:
    'The version that the changes are based on, such as `"3"`; or as `version` in the body.',
  schema: { type: 'string' },
};

const bodyOf = (
  type: GraphQLInputObjectType,
  components: Components,
  without: readonly string[],
) => ({
  requestBody: {
    required: true,
    content: { 'application/json': { schema: objectSchema(type, components, without) } },
  },
});

/** Returns the parameter that embeds records, of the call for a list and of that for one. */
function embeddingsOf(declaration: Declaration, kinds: ReadonlySet<string>) {
  const references = embeddable(declaration, kinds);
  const lists = [...embeddableLists(declaration).keys()];
  return [embeddingOf(references), embeddingOf(references, lists)] as const;
}

const embeddingOf = (references: readonly string[], lists: readonly string[] = []) =>
  references.length + lists.length === 0
    ? []
    : [
        {
          name: 'include',
          in: 'query',
          description: `References whose records are embedded${lists.length > 0 ? ', and lists of which the first 20 are' : ''}, separated by commas.`,
          schema: { type: 'array', items: { type: 'string', enum: [...references, ...lists] } },
          style: 'form',
          explode: false,
        },
      ];

function listParameters(schema: GraphQLSchema, kind: string, components: Components) {
  const query = (name: string, description: string, of: JsonSchema) => ({
    name,
    in: 'query',
    description,
    schema: of,
  });
  const filters = schema.getType(`${kind}Filter`) as GraphQLInputObjectType;
  const sorts = schema.getType(`${kind}SortField`)!.toConfig() as { values?: object };
  const fields = Object.keys(sorts.values ?? {});
  return [
    query('first', 'Number of entries from the start, at most 100.', { type: 'integer' }),
    query('after', 'Cursor that the page starts after; the `Link` header has it.', {
      type: 'string',
    }),
    query('last', 'Number of entries from the end, at most 100; instead of `first`.', {
      type: 'integer',
    }),
    query('before', 'Cursor that the page ends before.', { type: 'string' }),
    query('sort', 'Field to sort by; with a minus, descending.', {
      type: 'string',
      enum: fields.flatMap((field) => [field, `-${field}`]),
    }),
    ...Object.values(filters.getFields())
      .filter(({ type }) => !isInputObjectType(getNamedType(type)))
      .map(({ name, description, type }) => ({
        ...query(`filter[${name}]`, description ?? '', inputSchema(type, components)),
        ...(isListType(type) && { style: 'form', explode: true }),
      })),
    ...groupFields.map((name) => ({
      ...query(
        `filter[${name}][0]`,
        `${filters.getFields()[name]!.description} Each has a number of its own, from 0: \`filter[${name}][1][…]\`.`,
        inputSchema(filters, components),
      ),
      style: 'deepObject',
      explode: true,
    })),
  ];
}
