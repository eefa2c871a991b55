import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

const MOST_FIELDS = 4;
const DEPTH = 3;

interface Given {
  schema: GraphQLSchema;
  /** Ids of records that are there. */
  ids: readonly string[];
  leftOut: ReadonlySet<string>;
}

type Values = (type: GraphQLInputType) => Arbitrary<unknown>;

/** Operations that the schema allows, with values that it may not. */
export function operations({ schema, ids, leftOut }: Given): Arbitrary<Operation> {
  const known = fc.constantFrom(...ids);
  const ID = fc.oneof({ arbitrary: known, weight: 4 }, { arbitrary: texts, weight: 1 });
  const values: Values = (type) => valueOf(type, { ...scalars, ID });
  const kinds = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  const fields = kinds.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ name }) => !leftOut.has(name))
      .map((field) => ({ kind, field })),
  );
  return fc.constantFrom(...fields).chain(({ kind, field }) => operationOf(kind, field, values));
}

function operationOf(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  values: Values,
): Arbitrary<Operation> {
  const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, values(type)]));
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const [head, call] = declared ? [`(${declared})`, `(${given})`] : ['', ''];
  return fc
    .record({
      variables: fc.record(variables, { noNullPrototype: true }),
      selected: selectionOf(field.type),
    })
    .map(({ variables, selected }) => ({
      query: `${kind}${head} { ${field.name}${call} ${selected} }`,
      variables,
    }));
}

function selectionOf(type: GraphQLOutputType, depth = 0): Arbitrary<string> {
  const named = getNamedType(type);
  if (isLeafType(named)) return fc.constant('');
  if (!isObjectType(named)) return fc.constant('{ __typename }');
  const fields = selectable(named, depth);
  if (fields.length === 0) return fc.constant('{ __typename }');
  return fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(MOST_FIELDS, fields.length) })
    .chain((chosen) =>
      fc.tuple(...chosen.map((each) => selectionOf(each.type, depth + 1))).map((selections) => {
        const texts = chosen.map(({ name }, index) => `${name} ${selections[index]}`);
        return `{ ${texts.join(' ')} }`;
      }),
    );
}

const selectable = (type: GraphQLObjectType, depth: number) =>
  Object.values(type.getFields()).filter(
    (field) =>
      !field.args.some((argument) => isNonNullType(argument.type)) &&
      (depth < DEPTH || isLeafType(getNamedType(field.type))),
  );

type Scalars = Record<string, Arbitrary<unknown>>;

/** Makes values, nine in ten of them as the type says. */
function valueOf(type: GraphQLInputType, scalars: Scalars, depth = 0): Arbitrary<unknown> {
  // A filter has groups of filters.
  if (depth > DEPTH && !isNonNullType(type) && isInputObjectType(getNamedType(type))) {
    return fc.constantFrom(null, undefined);
  }
  const absent = isNonNullType(type) ? 0 : depth > 1 ? 8 : 3;
  return fc.oneof(
    { arbitrary: fc.constantFrom(null, undefined), weight: absent },
    { arbitrary: presentValue(type, scalars, depth), weight: 9 },
    { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
  );
}

function presentValue(type: GraphQLInputType, scalars: Scalars, depth: number): Arbitrary<unknown> {
  if (isNonNullType(type)) return presentValue(type.ofType, scalars, depth);
  if (isListType(type)) {
    return fc.array(valueOf(type.ofType, scalars, depth + 1), { maxLength: 3 });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, valueOf(field.type, scalars, depth + 1)] as const,
    );
    return fc.record(Object.fromEntries(fields), { noNullPrototype: true });
  }
  return scalars[getNamedType(type).name] ?? texts;
}

export const texts: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', ' ', '1', '__proto__', 'constructor', '%00', '\ud800', "'; --", '=1+1'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.emailAddress(),
  fc.uuid(),
);

const scalars: Scalars = {
  Int: fc.oneof(fc.integer({ min: -2, max: 120 }), fc.integer(), fc.maxSafeInteger()),
  Float: fc.oneof(fc.integer({ min: -2, max: 1000 }), fc.double({ noNaN: true })),
  Boolean: fc.boolean(),
};
