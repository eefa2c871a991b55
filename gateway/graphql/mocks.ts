import { addMocksToSchema, createMockStore, isRef } from '@graphql-tools/mock';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
} from 'graphql';

/** The mocked values, in the inner form, see scalars.ts; they are the same on each start. */
const mockValues = {
  Int: () => 42,
  Float: () => 4.2,
  Boolean: () => true,
  Date: () => '2026-01-01T00:00:00.000Z',
  DateTime: () => '2026-01-01T12:00:00.000Z',
  Money: () => 123_45,
  Percent: () => 10_000,
  Quantity: () => 1_500,
  UnitPrice: () => 123_450_000,
};

export function withMocks(schema: GraphQLSchema, fields: readonly string[]): GraphQLSchema {
  const store = createMockStore({ schema, mocks: { ...firstValues(schema), ...mockValues } });
  const mocked = addMocksToSchema({ schema, store });
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const mock = mockOf(mocked, typeName, name);
      const real = fields.includes(`${typeName}.${name}`)
        ? mock
        : (field.resolve ?? defaultFieldResolver);
      return {
        ...field,
        resolve: (source: unknown, ...rest): unknown =>
          (isRef(source) ? mock : real)(source, ...rest),
      };
    },
  });
}

function firstValues(schema: GraphQLSchema): Record<string, () => unknown> {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  return Object.fromEntries(
    enums.map((type) => [type.name, (): unknown => type.getValues()[0]!.value]),
  );
}

function mockOf(
  mocked: GraphQLSchema,
  typeName: string,
  field: string,
): GraphQLFieldResolver<unknown, unknown> {
  const type = mocked.getType(typeName);
  return (isObjectType(type) && type.getFields()[field]?.resolve) || defaultFieldResolver;
}
