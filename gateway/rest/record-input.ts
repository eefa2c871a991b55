import type { FastifyRequest } from 'fastify';
import {
  getNamedType,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { filterLimits } from '../config/limits.ts';
import { invalid, unsupported } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { embeddedBy } from './record-operations.ts';
import { isObject, JSON_TYPE, malformed, parsedBody } from './rest-input.ts';

const paging = ['first', 'after', 'last', 'before'] as const;
const FILTER = /^filter((?:\[\w+\])+)$/;

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
 * Returns the variables in `?filter[status]=active&sort=-monthly&first=10&after=…`; groups are
 * `filter[or][0][status]=active&filter[or][1][monthlyFrom]=100`. Throws Invalid for any other parameter.
 */
export function listVariables(query: Query, { filterType, sortField }: ListTypes) {
  const variables: Record<string, unknown> = {};
  const filter: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(query)) {
    const last = Array.isArray(given) ? given.at(-1)! : given;
    const path = FILTER.exec(name)?.[1]?.match(/\w+/g);
    if (path) setFilter(filter, filterType, { name, path, given });
    else if (name === 'sort') variables.sort = sortIn(last, sortField);
    else if (!paging.some((each) => each === name))
      throw invalid({ [name]: problem('not_a_parameter') });
    else variables[name] = last;
  }
  return { ...variables, filter: withoutGaps(filter) };
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
  path: readonly string[];
  given: string | string[];
}

function setFilter(
  filter: Record<string, unknown>,
  type: GraphQLInputObjectType,
  { name, path: [key = '', ...path], given }: GivenFilter,
): void {
  const field = Object.hasOwn(type.getFields(), key) && type.getFields()[key];
  if (!field) throw invalid({ [name]: problem('not_a_filter') });
  if (path.length === 0) {
    filter[key] = filterValue(field, given);
    return;
  }
  const inner = getNamedType(field.type);
  if (!isInputObjectType(inner)) throw invalid({ [name]: problem('not_a_filter') });
  const isList = isListType(getNullableType(field.type));
  const place = isList ? placeIn(path[0]!, name) : undefined;
  const within = (filter[key] ??= isList ? [] : {}) as Record<string, Record<string, unknown>>;
  const below = place === undefined ? within : (within[place] ??= {});
  setFilter(below, inner, { name, path: isList ? path.slice(1) : path, given });
}

function placeIn(text: string, name: string): number {
  const most = filterLimits.groups - 1;
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw invalid({ [name]: problem('not_between', { least: 0, most }) });
}

/** Returns the filter without the gaps in its lists, such as those of an address without the first group. */
function withoutGaps(filter: Record<string, unknown>): Record<string, unknown> {
  const kept = (value: unknown): unknown => {
    if (Array.isArray(value))
      return (value as unknown[]).filter((each) => each !== undefined).map(kept);
    return isObject(value) ? withoutGaps(value) : value;
  };
  return Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, kept(value)]));
}

function filterValue(field: GraphQLInputField, given: string | string[]) {
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
