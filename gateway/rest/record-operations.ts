import type { Declaration } from '../records/declare/declaration.ts';
import {
  type DocumentNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';

const DEPTH = 2;

export interface RecordOperations {
  list: DocumentNode;
  one: DocumentNode;
  create: DocumentNode | undefined;
  update: DocumentNode | undefined;
  delete: DocumentNode | undefined;
}

/** Returns the references of a kind to records that a call may ask for along with its own, by their fields. */
export const embeddable = ({ fields }: Declaration, kinds: ReadonlySet<string>): string[] =>
  fields.flatMap(({ reference }) =>
    reference && kinds.has(reference.type) ? [reference.field] : [],
  );

/** The records of a list that a call for one record embeds. */
const MOST_EMBEDDED = 20;

/** Returns the fields of a record that list those that refer to it, which a call for this one may ask for. */
export const embeddableLists = ({ referringFields }: Declaration): ReadonlyMap<string, string> =>
  new Map(
    referringFields.flatMap(({ declaration: { kind, listed }, reference: { inverse } }) =>
      inverse && listed ? [[inverse, kind] as const] : [],
    ),
  );

/** Returns the variable that tells whether a field is embedded. */
export const embeddedBy = (field: string) => `with_${field}`;

/**
 * Returns the operations on a kind. Each answers every field of the record that needs no argument; those that read, the
 * records that it refers to, and that which reads one the first of those that refer to it, where these are asked for.
 */
export function recordOperations(
  schema: GraphQLSchema,
  declaration: Declaration,
  kinds: ReadonlySet<string>,
): RecordOperations {
  const { kind, one, many } = declaration;
  const record = fieldsOf(typeOf(schema, kind), kinds, DEPTH);
  const mutations = schema.getMutationType()!.getFields();
  const change = (verb: string, answer: string) => {
    if (!mutations[`${verb.toLowerCase()}${kind}`]) return undefined;
    return parse(`mutation ${verb}${kind}Record($input: ${verb}${kind}Input!) {
      ${verb.toLowerCase()}${kind}(input: $input) { ${answer} }
    }`);
  };
  const { references, lists } = embeddingIn(schema, declaration, kinds);
  const others = fieldsOf(typeOf(schema, kind), kinds, DEPTH, lists);
  const payload = schema.getType(`Delete${kind}Payload`) as GraphQLObjectType | undefined;
  const deleted = payload ? fieldsOf(payload, kinds, 1) : '';
  return {
    list: parse(`query List${kind}Records(
      $first: Int, $after: String, $last: Int, $before: String ${asking(references)}
      $filter: ${kind}Filter, $sort: ${kind}Sort
    ) {
      ${many}(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
        nodes { ${record} ${selected(references)} }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        totalCount
      }
    }`),
    one: parse(
      `query Get${kind}Record($id: ID! ${asking(new Map([...references, ...lists]))}) {
        ${one}(id: $id) { ${others} ${selected(references)} ${selected(lists)} }
      }`,
    ),
    create: change('Create', `${one} { ${record} }`),
    update: change('Update', `${one} { ${record} }`),
    delete: change('Delete', deleted),
  };
}

/** Returns the selections of embedded records, by the field that answers them. */
function embeddingIn(schema: GraphQLSchema, declaration: Declaration, kinds: ReadonlySet<string>) {
  const fieldsIn = (type: GraphQLObjectType) => fieldsOf(type, kinds, DEPTH);
  const own = typeOf(schema, declaration.kind).getFields();
  const references = embeddable(declaration, kinds).map((field) => {
    const inner = fieldsIn(getNamedType(own[field]!.type) as GraphQLObjectType);
    return [field, `${field} @include(if: $${embeddedBy(field)}) { ${inner} }`] as const;
  });
  const lists = [...embeddableLists(declaration)].map(([field, of]) => {
    const nodes = `nodes @include(if: $${embeddedBy(field)}) { ${fieldsIn(typeOf(schema, of))} }`;
    return [field, `${field}(first: ${MOST_EMBEDDED}) { totalCount ${nodes} }`] as const;
  });
  return { references: new Map(references), lists: new Map(lists) };
}

const asking = (embedded: ReadonlyMap<string, string>) =>
  [...embedded.keys()].map((field) => `$${embeddedBy(field)}: Boolean = false`).join(' ');

const selected = (embedded: ReadonlyMap<string, string>) => [...embedded.values()].join(' ');

const typeOf = (schema: GraphQLSchema, name: string) => schema.getType(name) as GraphQLObjectType;

function fieldsOf(
  type: GraphQLObjectType,
  kinds: ReadonlySet<string>,
  depth: number,
  without: ReadonlyMap<string, string> = new Map(),
): string {
  return Object.values(type.getFields())
    .flatMap((field) => {
      const of = getNamedType(field.type);
      if (field.args.some(isRequiredArgument) || without.has(field.name)) return [];
      if (isLeafType(of)) return [field.name];
      if (!isObjectType(of) || kinds.has(of.name) || depth === 1) return [];
      const inner = fieldsOf(of, kinds, depth - 1);
      return inner === '' ? [] : [`${field.name} { ${inner} }`];
    })
    .join(' ');
}
