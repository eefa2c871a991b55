import {
  coerceInputValue,
  type DocumentNode,
  getNullableType,
  getVariableValues,
  type GraphQLError,
  type GraphQLInputType,
  GRAPHQL_MAX_INT,
  GRAPHQL_MIN_INT,
  GraphQLInt,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { documentLimits } from '../config/limits.ts';
import {
  type FieldErrors,
  invalid,
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
    refuseDeep(given);
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

/** Throws Invalid for values below too many levels, of which the stack may have too few. */
function refuseDeep(given: Variables): void {
  const most = documentLimits.variableDepth;
  const waiting = Object.entries(given).map(([name, value]) => ({ name, value, depth: 1 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > most) throw invalid({ [name]: problem('too_deep', { most }) });
    for (const below of Object.values(value))
      waiting.push({ name, value: below, depth: depth + 1 });
  }
}

/** Matches graphql's message of a missing field, which it reports on the object that lacks it. */
const MISSING_FIELD = /^Field "(\w+)" of required type .* was not provided\.$/;
const UNKNOWN_FIELD = /^Field "(\w+)" is not defined by type /;
const NULL_FIELD = /^Expected non-nullable type .* not to be null\.$/;

/** Returns the errors by field, which graphql itself reports only inside a sentence, with guessed names. */
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
    coerceInputValue(variables[name] ?? null, type, (path, value, error) => {
      const { below = [], about } = faultIn(error, typeAt(type, path), value);
      errors[[...path, ...below].join('.') || name] = about;
    });
  }
  return errors;
}

interface Fault {
  /** The field of the object at which the error is. */
  below?: [string];
  about: Problem;
}

function faultIn(error: GraphQLError, type: GraphQLInputType, value: unknown): Fault {
  const { message } = error.originalError ?? error;
  const missing = MISSING_FIELD.exec(message)?.[1];
  if (missing !== undefined) return { below: [missing], about: REQUIRED };
  const unknown = UNKNOWN_FIELD.exec(message)?.[1];
  if (unknown !== undefined) return { below: [unknown], about: problem('not_a_field') };
  return { about: NULL_FIELD.test(message) ? REQUIRED : problemOf(error, type, value) };
}

function problemOf(error: GraphQLError, type: GraphQLInputType, value: unknown): Problem {
  // The scalar's own error comes here as it is, because graphql hands it on.
  if (error instanceof UnreadableValue) return error.problem;
  const { originalError, message } = error;
  if (isInputObjectType(type) && typeof value !== 'object') return problem('not_an_object');
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => name);
    return problem('not_one_of', { values: values.join(', ') });
  }
  if (type === GraphQLInt && Number.isInteger(value))
    return problem('not_between', { least: GRAPHQL_MIN_INT, most: GRAPHQL_MAX_INT });
  const code = ofScalars[String(type)];
  return code ? problem(code) : said(originalError?.message ?? message);
}

const ofScalars: Readonly<
  Record<string, 'not_whole' | 'not_numeric' | 'not_true_or_false' | 'not_a_text'>
> = {
  Int: 'not_whole',
  Float: 'not_numeric',
  Boolean: 'not_true_or_false',
  String: 'not_a_text',
  ID: 'not_a_text',
};

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

/** Returns variables whose null would reach the resolver: graphql accepts a nullable one where a default exists. */
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

/** Adds errors for texts with a NUL, at which SQLite cuts a text, and which PostgreSQL refuses. */
function findUnstorable(value: unknown, path: string[], name: string, errors: FieldErrors): void {
  if (typeof value === 'string' && !isStorable(value)) errors[path.join('.') || name] = UNSTORABLE;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value))
    findUnstorable(each, [...path, key], name, errors);
}
