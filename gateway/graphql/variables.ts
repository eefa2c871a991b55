import {
  coerceInputValue,
  type DocumentNode,
  getNullableType,
  getVariableValues,
  type GraphQLError,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import {
  type FieldErrors,
  refuseErrors,
  Refusal,
  REQUIRED,
  UnreadableValue,
  UNSTORABLE,
} from '../errors/errors.ts';
import { type Problem, problem, said } from '../errors/problem.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Throws Invalid with the fields at fault. */
export type ReadVariables = (given: Variables) => Variables;

const NULL_CHARACTER = '\0';
export const isStorable = (text: string) => !text.includes(NULL_CHARACTER);

export function variablesReader(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): ReadVariables {
  const neverNull = neverNullVariables(schema, document);
  const definitions = definition.variableDefinitions ?? [];
  return (given) => {
    const { coerced, errors: problems } = getVariableValues(schema, definitions, given);
    if (!coerced) {
      refuseErrors(fieldErrors(schema, definition, given));
      const [first] = problems ?? [];
      throw new Refusal('INVALID', first ? said(first.message) : problem('variables_do_not_fit'));
    }
    const errors: FieldErrors = {};
    for (const name of neverNull)
      if (coerced[name] === null) errors[name] = problem('null_not_accepted');
    for (const [name, value] of Object.entries(coerced)) findUnstorable(value, [], name, errors);
    refuseErrors(errors);
    return coerced;
  };
}

/** graphql's message; it reports a missing field on the object that lacks it. */
const MISSING_FIELD = /^Field "(\w+)" of required type .* was not provided\.$/;
const UNKNOWN_FIELD = /^Field "(\w+)" is not defined by type /;
const NULL_FIELD = /^Expected non-nullable type .* not to be null\.$/;

/** graphql itself reports the field only inside a sentence, with guessed names. */
function fieldErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { variable, type: typeNode, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode as never);
    if (!isInputType(type) || (variables[name] === undefined && defaultValue)) continue;
    coerceInputValue(variables[name] ?? null, type, (path, _value, error) => {
      const { message } = error.originalError ?? error;
      const missing = MISSING_FIELD.exec(message)?.[1];
      const below = missing ?? UNKNOWN_FIELD.exec(message)?.[1];
      const field = [...path, ...(below ? [below] : [])].join('.') || name;
      const isMissing = missing !== undefined || NULL_FIELD.test(message);
      errors[field] = isMissing ? REQUIRED : problemOf(error, typeAt(type, path));
    });
  }
  return errors;
}

function problemOf({ originalError, message }: GraphQLError, type: GraphQLInputType): Problem {
  if (originalError instanceof UnreadableValue) return originalError.problem;
  const text = (originalError?.message ?? message).replace(/ Did you mean .*\?$/, '');
  if (isEnumType(type)) return problem('not_a_choice', { text });
  if (!isScalarType(type)) return said(text);
  return problem(type === GraphQLInt ? 'not_an_int' : 'not_representable', { text });
}

function typeAt(
  type: GraphQLInputType,
  [step, ...path]: readonly (string | number)[],
): GraphQLInputType {
  const bare = getNullableType(type);
  if (step === undefined) return bare;
  const below = isListType(bare)
    ? bare.ofType
    : isInputObjectType(bare) && bare.getFields()[String(step)]?.type;
  return below ? typeAt(below, path) : bare;
}

/** A null for these reaches the resolver: graphql accepts a nullable variable where a default exists. */
function neverNullVariables(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.VARIABLE_DEFINITION]: () => false,
      [Kind.VARIABLE]({ name }) {
        if (isNonNullType(types.getInputType())) names.add(name.value);
      },
    }),
  );
  return names;
}

/** SQLite cuts a text at its first NUL, PostgreSQL refuses it. */
function findUnstorable(value: unknown, path: string[], name: string, errors: FieldErrors): void {
  if (typeof value === 'string' && !isStorable(value)) errors[path.join('.') || name] = UNSTORABLE;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value))
    findUnstorable(each, [...path, key], name, errors);
}
