import { addMocksToSchema, createMockStore, isRef } from '@graphql-tools/mock';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';

/** Values inside the gateway, as scalars.ts has them. */
const mockValues = {
  DateTime: () => '2026-01-01T12:00:00.000Z',
  Money: () => 123_45,
  Percent: () => 10_00,
};

/** The schema with typed mock data behind the named fields (`Type.field`) and all that hangs below them. */
export function withMocks(schema: GraphQLSchema, fields: readonly string[]): GraphQLSchema {
  const store = createMockStore({ schema, mocks: mockValues });
  const mocked = addMocksToSchema({ schema, store });
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const mock = mockOf(mocked, typeName, name);
      const real = fields.includes(`${typeName}.${name}`)
        ? mock
        : (field.resolve ?? defaultFieldResolver);
      return {
        ...field,
        resolve: (source: unknown, ...rest) => (isRef(source) ? mock : real)(source, ...rest),
      };
    },
  });
}

function mockOf(
  mocked: GraphQLSchema,
  typeName: string,
  field: string,
): GraphQLFieldResolver<unknown, unknown> {
  const type = mocked.getType(typeName);
  return (isObjectType(type) && type.getFields()[field]?.resolve) || defaultFieldResolver;
}
