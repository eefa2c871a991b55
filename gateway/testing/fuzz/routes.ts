import fc, { type Arbitrary } from 'fast-check';
import { texts } from './documents.ts';

export interface Route {
  method: string;
  path: string;
  /** The schema of the request body that the route takes. */
  body: JsonSchema | undefined;
}

/** The part of a JSON schema that is followed here. */
interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: readonly unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: Content } }>>;
  components: { schemas: Record<string, JsonSchema> };
}

type Content = Record<string, { schema: JsonSchema }>;

const DEPTH = 4;

/** Returns the routes in the OpenAPI document that the gateway answers. */
export function routesIn(answered: unknown): Route[] {
  const { paths, components } = answered as OpenApi;
  const whole = (given: JsonSchema, depth = 0): JsonSchema => {
    const schema = given.$ref ? components.schemas[given.$ref.split('/').at(-1)!]! : given;
    if (depth === DEPTH) return {};
    const { properties = {}, items } = schema;
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, whole(field, depth + 1)] as const,
    );
    return {
      ...schema,
      ...(schema.properties && { properties: Object.fromEntries(fields) }),
      ...(items && { items: whole(items, depth + 1) }),
    };
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const { schema } = requestBody?.content['application/json'] ?? {};
      return { method, path, body: schema && whole(schema) };
    }),
  );
}

/** Makes values, nine in ten of them as the schema says. */
export function valueIn(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: rightValue(schema, ids), weight: 9 },
    { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
  );
}

function rightValue(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  const { properties, items, type = 'string' } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, valueIn(field, ids)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true });
  }
  if (items) return fc.array(valueIn(items, ids), { maxLength: 3 });
  return plain[[type].flat()[0]!] ?? fc.oneof(texts, fc.constantFrom(...ids));
}

const plain: Record<string, Arbitrary<unknown>> = {
  integer: fc.oneof(fc.integer({ min: -2, max: 120 }), fc.maxSafeInteger()),
  number: fc.oneof(fc.integer({ min: -2, max: 1000 }), fc.double({ noNaN: true })),
  boolean: fc.boolean(),
};
