import type { CalendarDay } from '../records/declare/declaration.ts';
import { getDirective } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { isInYears, midnightOf } from '../formats/days.ts';
import { dayIn, momentIn } from '../formats/zoned-time.ts';
import { companyZone } from '../records/company.ts';
import { untypedDb } from '../records/write/snapshots.ts';
import type { Row } from '../records/declare/record.ts';
import type { Context } from './context.ts';
import { PLAIN_DAY } from './scalars.ts';

/**
 * Makes every field read a day alone, such as `2026-11-27`, where DateTime stands in its arguments: as its midnight in
 * UTC where @calendarDay says that a day is meant, elsewhere as its midnight where the company is.
 */
export function readPlainDays(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap());
  const isRead = (type: unknown): type is GraphQLObjectType =>
    isObjectType(type) && !type.name.startsWith('__');
  for (const field of types.filter(isRead).flatMap((type) => Object.values(type.getFields()))) {
    const dated = field.args.filter(({ type }) => holdsMoments(type));
    if (dated.length === 0) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    const readingOf = (given: Row, read: Read) =>
      Object.fromEntries(
        dated.map((each) => [each.name, readIn(schema, { field: each, beside: given }, read)]),
      );
    field.resolve = (source, given: Row, context: Context, info) => {
      const found: Found[] = [];
      readingOf(given, (each) => {
        found.push(each);
        return each.day;
      });
      if (found.length === 0) return resolve(source, given, context, info);
      return readerFor(context, found).then((read) =>
        resolve(source, { ...given, ...readingOf(given, read) }, context, info),
      );
    };
  }
}

/** A day alone, and what stands beside it. */
interface Found {
  day: string;
  name: string;
  /** The name of the input type that it stands in; undefined for an argument. */
  within: string | undefined;
  beside: Row;
  /** Arguments of @calendarDay at the field; undefined where the field is a moment. */
  calendarDay: CalendarDay | undefined;
}

type Read = (found: Found) => string;

async function readerFor({ db, records }: Context, found: readonly Found[]): Promise<Read> {
  const timeZone = await companyZone(db);
  const flags = new Map<unknown, boolean>();
  for (const { within = '', beside, calendarDay } of found) {
    const record = records.get(/^Update(\w+)Input$/.exec(within)?.[1] ?? '');
    if (!record || !calendarDay?.where || beside[calendarDay.where] != null) continue;
    const query = untypedDb(db).selectFrom(record.table).select(calendarDay.where);
    const stored = await query.where('id', '=', beside.id).executeTakeFirst();
    flags.set(beside.id, Boolean(stored?.[calendarDay.where]));
  }
  const isDay = ({ beside, calendarDay }: Found) =>
    calendarDay?.where === undefined
      ? calendarDay !== undefined
      : Boolean(beside[calendarDay.where] ?? flags.get(beside.id));
  return (each) => (isDay(each) ? midnightOf(each.day) : midnightIn(timeZone, each));
}

/** Throws Invalid at an end of the years, where the zone's midnight is beyond them. */
function midnightIn(timeZone: string, { day, name }: Found): string {
  const moment = new Date(momentIn(timeZone, Date.parse(day))).toISOString();
  if (!isInYears(moment) || dayIn(timeZone, moment) !== day)
    throw invalid({ [name]: problem('not_in_years') });
  return moment;
}

interface Place extends Pick<Found, 'beside'> {
  field: GraphQLArgument | GraphQLInputField;
  within?: string;
}

/** Returns a field's value with each day alone replaced by what `read` returns; the given objects stay as they are. */
function readIn(schema: GraphQLSchema, { field, beside, within }: Place, read: Read): unknown {
  const valueOf = (value: unknown, type: GraphQLInputType): unknown => {
    if (value == null) return value;
    if (isNonNullType(type)) return valueOf(value, type.ofType);
    if (isListType(type)) return (value as unknown[]).map((each) => valueOf(each, type.ofType));
    if (!isInputObjectType(type)) {
      if (type.name !== 'DateTime' || !PLAIN_DAY.test(value as string)) return value;
      const [calendarDay] = getDirective(schema, field, 'calendarDay') ?? [];
      return read({ day: value as string, name: field.name, within, beside, calendarDay });
    }
    const object = { ...(value as Row) };
    for (const each of Object.values(type.getFields())) {
      if (object[each.name] == null || !holdsMoments(each.type)) continue;
      const place = { field: each, beside: value as Row, within: type.name };
      object[each.name] = readIn(schema, place, read);
    }
    return object;
  };
  return valueOf(beside[field.name], field.type);
}

const known = new WeakMap<object, boolean>();

/** Tells whether a DateTime can stand anywhere in values of the type. */
function holdsMoments(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  const before = known.get(named);
  if (before !== undefined) return before;
  // A type that holds itself does not add to what it holds.
  known.set(named, false);
  const holds = isInputObjectType(named)
    ? Object.values(named.getFields()).some((field) => holdsMoments(field.type))
    : named.name === 'DateTime';
  known.set(named, holds);
  return holds;
}
