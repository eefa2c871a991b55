import {
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { readValue } from './read-values.ts';
import { isObject } from './rest-input.ts';

type Variables = Record<string, unknown>;

/** Drops unknown fields and converts values: older programs send whole records back. */
export const fittedVariables = (
  schema: GraphQLSchema,
  definition: OperationDefinitionNode,
  variables: Readonly<Variables>,
) => converted(schema, definition, variables, (known) => known);

/** Converts values alone: an unknown field is left for the schema to refuse. */
export const readVariables = (
  schema: GraphQLSchema,
  definition: OperationDefinitionNode,
  variables: Readonly<Variables>,
) => converted(schema, definition, variables, (known, given) => ({ ...given, ...known }));

type Keep = (known: Variables, given: Variables) => Variables;

function converted(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Variables>,
  keep: Keep,
): Variables {
  const fit = fitting(keep);
  const fitted = variableDefinitions.flatMap(({ variable, type }): [string, unknown][] => {
    const { value: name } = variable.name;
    const { [name]: value } = variables;
    if (value === undefined) return [];
    const inputType = typeFromAST(schema, type as never);
    return [[name, isInputType(inputType) ? fit(value, inputType, name) : value]];
  });
  return Object.fromEntries(fitted);
}

function fitting(keep: Keep) {
  return function fit(value: unknown, type: GraphQLInputType, name: string): unknown {
    const inner: GraphQLInputType = getNullableType(type);
    if (isListType(inner))
      return Array.isArray(value) ? value.map((each) => fit(each, inner.ofType, name)) : value;
    if (isLeafType(inner)) return readValue(value, inner.name, name);
    if (!isInputObjectType(inner) || !isObject(value)) return value;
    const known = Object.values(inner.getFields()).filter(({ name }) => value[name] !== undefined);
    const read = known.map((field) => [field.name, fit(value[field.name], field.type, field.name)]);
    return keep(Object.fromEntries<unknown>(read as [string, unknown][]), value);
  };
}
