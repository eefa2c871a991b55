import {
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { isDrawn } from './drawn-pictures.ts';
import { readValue } from './read-values.ts';
import { isObject } from './rest-input.ts';

type Variables = Record<string, unknown>;

/** Older names of an input's fields, each with the field's own. */
export type OlderNames = Readonly<Record<string, string>>;

/** A field that was given under its own name and under an older one. */
export interface Twin {
  input: Variables;
  name: string;
  olderName: string;
  older: unknown;
}

export interface Fitted {
  variables: Variables;
  /** Paths without the places in lists, as `items.name`. */
  known: Set<string>;
  unknown: Set<string>;
  twins: Twin[];
}

/**
 * Fits what older programs send, who send whole records back: drops unknown fields, converts values, reads an empty
 * text as left out where no text fits or a new record has a default, and leaves out the empty rows of a form.
 */
export function fittedVariables(
  schema: GraphQLSchema,
  definition: OperationDefinitionNode,
  variables: Readonly<Variables>,
  olderNames: OlderNames = {},
): Fitted {
  const fitted: Fitted = { variables: {}, known: new Set(), unknown: new Set(), twins: [] };
  fitted.variables = converted(schema, definition, variables, fittingInto(fitted, olderNames));
  return fitted;
}

/** Converts values alone: an unknown field is left for the schema to refuse. */
export const readVariables = (
  schema: GraphQLSchema,
  definition: OperationDefinitionNode,
  variables: Readonly<Variables>,
) => converted(schema, definition, variables, reading);

type Fit = (value: unknown, type: GraphQLInputType, path: string) => unknown;

function converted(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Variables>,
  fit: Fit,
): Variables {
  const read = variableDefinitions.flatMap(({ variable, type }): [string, unknown][] => {
    const { value: name } = variable.name;
    const { [name]: value } = variables;
    if (value === undefined) return [];
    const inputType = typeFromAST(schema, type as never);
    if (!isInputType(inputType)) return [[name, value]];
    return [[name, fit(value, inputType, isLeafType(getNullableType(inputType)) ? name : '')]];
  });
  return Object.fromEntries(read);
}

const reading: Fit = (value, type, path) => {
  const inner = getNullableType(type);
  if (isListType(inner))
    return Array.isArray(value) ? value.map((each) => reading(each, inner.ofType, path)) : value;
  if (isLeafType(inner)) return readValue(value, inner.name, nameIn(path));
  if (!isInputObjectType(inner) || !isObject(value)) return value;
  const fields = inner.getFields();
  const read = Object.entries(value).map(([name, each]) =>
    Object.hasOwn(fields, name) ? [name, reading(each, fields[name]!.type, name)] : [name, each],
  );
  return Object.fromEntries(read) as Variables;
};

function fittingInto({ known, unknown, twins }: Fitted, olderNames: OlderNames): Fit {
  const fit: Fit = (value, type, path) => {
    const inner = getNullableType(type);
    if (isListType(inner)) {
      if (!Array.isArray(value)) return value;
      const each = getNullableType(inner.ofType);
      if (isLeafType(each)) return value.map((one) => readValue(one, each.name, nameIn(path)));
      return value.filter(isFilled).map((one) => fit(one, each, path));
    }
    if (isLeafType(inner)) {
      return isLeftOut(value, inner) ? undefined : readValue(value, inner.name, nameIn(path));
    }
    return isInputObjectType(inner) && isObject(value) ? fitObject(value, inner, path) : value;
  };
  function fitObject(value: Variables, type: GraphQLInputObjectType, path: string): Variables {
    const fields = type.getFields();
    const input: Variables = {};
    const fitField = (name: string, each: unknown, at: string) =>
      fit(each, fields[name]!.type, path === '' ? at : `${path}.${at}`);
    const isNew = path === '' && mayBeLeftOut(fields.id);
    for (const [name, each] of Object.entries(value)) {
      const isDefault = isNew && each === '' && mayBeLeftOut(fields[name]);
      const isKnown = Object.hasOwn(fields, name) && each !== undefined;
      const isOlder = Object.hasOwn(olderNames, name) && Object.hasOwn(fields, olderNames[name]!);
      (isKnown || isOlder ? known : unknown).add(path === '' ? name : `${path}.${name}`);
      const read = isKnown && !isDefault ? fitField(name, each, name) : undefined;
      if (read !== undefined) input[name] = read;
    }
    for (const [olderName, name] of Object.entries(olderNames)) {
      if (Object.hasOwn(fields, olderName) || !Object.hasOwn(fields, name)) continue;
      const older = fitField(name, value[olderName], olderName);
      if (older !== undefined) twins.push({ input, name, olderName, older });
    }
    return input;
  }
  return fit;
}

const mayBeLeftOut = (field: GraphQLInputField | undefined) =>
  field !== undefined && !isRequiredInputField(field);

const nameIn = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Forms of older programs send the empty text of an input that was not touched, and pictures that stand for none. */
const isLeftOut = (value: unknown, { name }: GraphQLLeafType) =>
  name === 'String'
    ? isDrawn(value)
    : typeof value === 'string' && value.trim() === '' && name !== 'ID';

/** A new row of a form whose inputs were not touched is no row. */
const isFilled = (row: unknown) =>
  !isObject(row) ||
  Object.keys(row).length === 0 ||
  Object.values(row).some((each) => each !== '' && each !== null);
