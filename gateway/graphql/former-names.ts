import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { getDirective } from '@graphql-tools/utils';
import { type FieldErrors, invalid, Refusal } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { midnightOf } from '../formats/days.ts';
import type { Row } from '../records/declare/record.ts';
import { PLAIN_DAY } from './scalars.ts';

/**
 * Makes every field take what is given under a former name as given under the name that took its place, so that no
 * resolver knows former names. Errors are at the name that was given.
 */
export function readFormerNames(schema: GraphQLSchema): void {
  const namesOf = formerNamesIn(schema);
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const renamed = field.args.filter(({ type }) => holdsFormer(type, namesOf));
    if (renamed.length === 0) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, given: Row, context, info) => {
      const met = new Map<string, string>();
      const read = renamed.flatMap(({ name, type }) =>
        given[name] == null
          ? []
          : [[name, currentOf(given[name], type, { namesOf, met })] as const],
      );
      const answer = (): unknown =>
        resolve(source, { ...given, ...Object.fromEntries(read) }, context, info);
      return met.size === 0 ? answer() : withFormerErrors(answer, met);
    };
  }
}

/** Has what took the place of each former name of an input type's fields and of an enum's values, by the type. */
type NamesOf = ReadonlyMap<string, ReadonlyMap<string, Renamed>>;

interface Renamed {
  to: string;
  /** Whether resolvers get the value under the former name, too. */
  keepsTime?: boolean;
}

function formerNamesIn(schema: GraphQLSchema): NamesOf {
  const types = Object.values(schema.getTypeMap()).flatMap((type) => {
    const places = isInputObjectType(type)
      ? Object.values(type.getFields())
      : isEnumType(type)
        ? type.getValues()
        : [];
    const names = places.flatMap((each) => {
      const [renamed] = getDirective(schema, each, 'renamed') ?? [];
      return renamed ? [[each.name, renamed as Renamed] as const] : [];
    });
    return names.length > 0 ? [[type.name, new Map(names)] as const] : [];
  });
  return new Map(types);
}

/** Tells whether a former name can stand anywhere in values of the type. */
function holdsFormer(
  type: GraphQLInputType,
  namesOf: NamesOf,
  met: Set<string> = new Set(),
): boolean {
  const named = getNamedType(type);
  if (namesOf.has(named.name)) return true;
  if (!isInputObjectType(named) || met.has(named.name)) return false;
  met.add(named.name);
  return Object.values(named.getFields()).some((field) => holdsFormer(field.type, namesOf, met));
}

interface Reading {
  namesOf: NamesOf;
  /** The former names that were given, by the names that took their places. */
  met: Map<string, string>;
}

/** Returns a value with current names. Throws Invalid where both names of a field have values that differ. */
function currentOf(value: unknown, type: GraphQLInputType, reading: Reading): unknown {
  if (value == null) return value;
  if (isNonNullType(type)) return currentOf(value, type.ofType, reading);
  if (isListType(type)) {
    return (value as unknown[]).map((each) => currentOf(each, type.ofType, reading));
  }
  const names = reading.namesOf.get(type.name);
  if (isEnumType(type)) return names?.get(value as string)?.to ?? value;
  if (!isInputObjectType(type)) return value;
  const [read, fields]: [Row, Row] = [{}, value as Row];
  for (const { name, type: of } of Object.values(type.getFields())) {
    if (!names?.has(name) && name in fields) read[name] = currentOf(fields[name], of, reading);
  }
  for (const [former, { to: name, keepsTime }] of names ?? []) {
    if (fields[former] === undefined) continue;
    const given = momentOf(fields[former]);
    if (read[name] !== undefined && !isSame(given, read[name]))
      throw invalid({ [former]: problem('differs_from', { name }) });
    read[name] ??= given;
    if (keepsTime) read[former] = given;
    reading.met.set(name, former);
  }
  return read;
}

const momentOf = (given: unknown) =>
  typeof given === 'string' && PLAIN_DAY.test(given) ? midnightOf(given) : given;

const isSame = (given: unknown, current: unknown) =>
  given === current || (typeof given === 'string' && midnightOf(given) === current);

async function withFormerErrors(answer: () => unknown, met: Reading['met']): Promise<unknown> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INVALID' && error.fields) {
      throw invalid(atFormer(error.fields, met), error.problem);
    }
    throw error;
  }
}

const atFormer = (fields: FieldErrors, met: Reading['met']): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, about]) => [
      path.replace(/[^.]+$/, (name) => met.get(name) ?? name),
      about,
    ]),
  );
