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

/** Returns the variable that tells whether a reference is embedded. */
export const embeddedBy = (field: string) => `with_${field}`;

/**
 * Returns the operations on a kind. Each answers every field of the record that needs no argument; those that read, the
 * records that it refers to, where these are asked for.
 */
export function recordOperations(
  schema: GraphQLSchema,
  declaration: Declaration,
  kinds: ReadonlySet<string>,
): RecordOperations {
  const { kind, one, many } = declaration;
  const record = fieldsOf(schema.getType(kind) as GraphQLObjectType, kinds, DEPTH);
  const mutations = schema.getMutationType()!.getFields();
  const change = (verb: string, answer: string) => {
    if (!mutations[`${verb.toLowerCase()}${kind}`]) return undefined;
    return parse(`mutation ${verb}${kind}Record($input: ${verb}${kind}Input!) {
      ${verb.toLowerCase()}${kind}(input: $input) { ${answer} }
    }`);
  };
  const references = embeddable(declaration, kinds);
  const asked = references.map((field) => `$${embeddedBy(field)}: Boolean = false`).join(' ');
  const { [kind]: own } = schema.getTypeMap();
  const embedded = references
    .map((field) => {
      const { type } = (own as GraphQLObjectType).getFields()[field]!;
      const inner = fieldsOf(getNamedType(type) as GraphQLObjectType, kinds, DEPTH);
      return `${field} @include(if: $${embeddedBy(field)}) { ${inner} }`;
    })
    .join(' ');
  const payload = schema.getType(`Delete${kind}Payload`) as GraphQLObjectType | undefined;
  const deleted = payload ? fieldsOf(payload, kinds, 1) : '';
  return {
    list: parse(`query List${kind}Records(
      $first: Int, $after: String, $last: Int, $before: String ${asked}
      $filter: ${kind}Filter, $sort: ${kind}Sort
    ) {
      ${many}(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
        nodes { ${record} ${embedded} }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        totalCount
      }
    }`),
    one: parse(
      `query Get${kind}Record($id: ID! ${asked}) { ${one}(id: $id) { ${record} ${embedded} } }`,
    ),
    create: change('Create', `${one} { ${record} }`),
    update: change('Update', `${one} { ${record} }`),
    delete: change('Delete', deleted),
  };
}

function fieldsOf(type: GraphQLObjectType, kinds: ReadonlySet<string>, depth: number): string {
  return Object.values(type.getFields())
    .flatMap((field) => {
      const of = getNamedType(field.type);
      if (field.args.some(isRequiredArgument)) return [];
      if (isLeafType(of)) return [field.name];
      if (!isObjectType(of) || kinds.has(of.name) || depth === 1) return [];
      const inner = fieldsOf(of, kinds, depth - 1);
      return inner === '' ? [] : [`${field.name} { ${inner} }`];
    })
    .join(' ');
}
