import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isSpecifiedScalarType,
} from 'graphql';

/** A schema in JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>;

export interface ObjectSchema extends JsonSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

const scalars: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  Money: { type: 'number' },
  Percent: { type: 'number', minimum: 0, maximum: 100 },
  Quantity: { type: 'number' },
  UnitPrice: { type: 'number' },
};

/** Returns a leaf type's schema, with the SDL's description where the type's name does not say enough. */
export function leafSchema(type: GraphQLNamedType): JsonSchema {
  const described = type.description ? { description: type.description } : {};
  if (isEnumType(type)) {
    return { type: 'string', enum: type.getValues().map(({ name }) => name), ...described };
  }
  const schema = scalars[type.name];
  if (!schema) throw new Error(`There is no JSON schema for the scalar ${type.name}.`);
  return isSpecifiedScalarType(type) ? schema : { ...schema, ...described };
}

export function orNull(schema: JsonSchema): JsonSchema {
  const nullable = { ...schema, type: [schema.type, 'null'] };
  return 'enum' in schema ? { ...nullable, enum: [...(schema.enum as string[]), null] } : nullable;
}

export const isNullable = (type: GraphQLOutputType | GraphQLInputType) => !isNonNullType(type);

/** Returns an input type's schema; input objects become references to `components`. */
export function inputSchema(
  type: GraphQLInputType,
  components: Map<string, JsonSchema>,
): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType, components);
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType, components) };
  if (!isInputObjectType(type)) return leafSchema(type);
  if (!components.has(type.name)) {
    components.set(type.name, {});
    components.set(type.name, objectSchema(type, components));
  }
  return { $ref: `#/components/schemas/${type.name}` };
}

export function objectSchema(
  type: GraphQLInputObjectType,
  components: Map<string, JsonSchema>,
  without: readonly string[] = [],
): ObjectSchema {
  const fields = Object.values(type.getFields()).filter(({ name }) => !without.includes(name));
  const properties = fields.map((field) => {
    const schema = inputSchema(field.type, components);
    const { description, defaultValue } = field;
    const details = { description, ...(defaultValue !== undefined && { default: defaultValue }) };
    return [field.name, { ...schema, ...details }] as const;
  });
  const required = fields.filter(isRequiredInputField).map(({ name }) => name);
  return {
    type: 'object',
    description: type.description,
    properties: Object.fromEntries(properties),
    required,
  };
}
