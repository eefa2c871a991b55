import type { FastifyRequest } from 'fastify';
import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  getNullableType,
  isListType,
} from 'graphql';
import { invalid, unsupported } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { embeddedBy } from './record-operations.ts';
import { isObject, JSON_TYPE, malformed, parsedBody } from './rest-input.ts';

const paging = ['first', 'after', 'last', 'before'] as const;
const FILTER = /^filter\[(\w+)\]$/;

type Query = Readonly<Record<string, string | string[]>>;

export interface ListTypes {
  filterType: GraphQLInputObjectType;
  sortField: GraphQLEnumType;
}

/**
 * Returns the parameters without `include=customer,lossReason`, and the variables for it. Throws Invalid for anything
 * that is not embeddable.
 */
export function embeddedIn({ include = [], ...query }: Query, references: readonly string[]) {
  const asked = [include]
    .flat()
    .flatMap((given) => given.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  if (asked.length > 0 && references.length === 0)
    throw invalid({ include: problem('not_a_parameter') });
  if (asked.some((name) => !references.includes(name)))
    throw invalid({ include: problem('not_one_of', { values: references.join(', ') }) });
  return { query, variables: Object.fromEntries(asked.map((name) => [embeddedBy(name), true])) };
}

/**
 * Returns the variables in `?filter[status]=active&sort=-monthly&first=10&after=…`. Throws Invalid for any other
 * parameter.
 */
export function listVariables(query: Query, { filterType, sortField }: ListTypes) {
  const variables: Record<string, unknown> = {};
  const filter: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(query)) {
    const last = Array.isArray(given) ? given.at(-1)! : given;
    const filtered = FILTER.exec(name)?.[1];
    if (filtered) filter[filtered] = filterValue(filterType, { name, filtered, given });
    else if (name === 'sort') variables.sort = sortIn(last, sortField);
    else if (!paging.some((each) => each === name))
      throw invalid({ [name]: problem('not_a_parameter') });
    else variables[name] = last;
  }
  return { ...variables, filter };
}

function sortIn(given: string, sortField: GraphQLEnumType) {
  const field = given.replace(/^-/, '');
  const values = sortField.getValues().map(({ name }) => name);
  if (!values.includes(field))
    throw invalid({ sort: problem('not_one_of', { values: values.join(', ') }) });
  return { field, direction: given === field ? 'ascending' : 'descending' };
}

interface GivenFilter {
  name: string;
  filtered: string;
  given: string | string[];
}

function filterValue(filter: GraphQLInputObjectType, { name, filtered, given }: GivenFilter) {
  const field = Object.hasOwn(filter.getFields(), filtered) && filter.getFields()[filtered];
  if (!field) throw invalid({ [name]: problem('not_a_filter') });
  const inner = getNullableType(field.type);
  const type = String(getNullableType(isListType(inner) ? inner.ofType : inner));
  const values = [given].flat().map((value) => (type === 'Boolean' ? flag(value) : value));
  return isListType(inner) ? values : values.at(-1);
}

const flags: Readonly<Record<string, boolean>> = { true: true, false: false };
const flag = (value: string) => flags[value] ?? value;

/** Returns the body's object, an empty one without a body. Throws Invalid or Unsupported for anything else. */
export function recordIn({ body, headers }: FastifyRequest): Record<string, unknown> {
  const text = typeof body === 'string' ? body.trim() : '';
  const parsed = parsedBody(text);
  if (isObject(parsed)) return parsed;
  const fields = { body: problem('not_an_object') };
  if (parsed !== undefined) throw invalid(fields);
  throw JSON_TYPE.test(headers['content-type'] ?? 'json') ? malformed() : unsupported(fields);
}

/** Returns the version that `If-Match` names; undefined when any will do. */
export function versionIn({ headers }: FastifyRequest): number | undefined {
  const given = headers['if-match'];
  if (given === undefined || given.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(given)?.[1];
  if (version === undefined)
    throw invalid({ 'If-Match': problem('not_a_version', { example: '"3"' }) });
  return Number(version);
}
