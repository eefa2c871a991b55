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

/** Drops unknown fields and converts values: older programs send whole records back. */
export function fittedVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fitted = variableDefinitions.map(({ variable, type }) => {
    const name = variable.name.value;
    const inputType = typeFromAST(schema, type as never);
    return [name, isInputType(inputType) ? fit(variables[name], inputType, name) : variables[name]];
  });
  return Object.fromEntries<unknown>(fitted as [string, unknown][]);
}

function fit(value: unknown, type: GraphQLInputType, name: string): unknown {
  const inner: GraphQLInputType = getNullableType(type);
  if (isListType(inner))
    return Array.isArray(value) ? value.map((each) => fit(each, inner.ofType, name)) : value;
  if (isLeafType(inner)) return readValue(value, inner.name, name);
  if (!isInputObjectType(inner) || !isObject(value)) return value;
  const known = Object.values(inner.getFields()).filter(({ name }) => value[name] !== undefined);
  return Object.fromEntries(
    known.map((field) => [field.name, fit(value[field.name], field.type, field.name)]),
  );
}
