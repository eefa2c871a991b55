import { UnreadableValue } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import {
  type DecimalKind,
  partsIn,
  partsPerUnitOf,
  partsPerUnit,
} from '../formats/amounts.rules.ts';
import { dayOf, midnightOf } from '../formats/days.ts';
import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/**
 * The scalars; inside the gateway DateTime is ISO text, Date the midnight in UTC that stands for the day, and decimals
 * are whole numbers of `partsPerUnit`.
 */
export const scalars = {
  Date: scalar('Date', parseDate, (value) => dayOf(value as string)),
  DateTime: scalar('DateTime', parseDateTime, (value) => value),
  Money: decimal('Money', 'money'),
  Percent: decimal('Percent', 'percent', { least: 0, most: 100 }),
  Quantity: decimal('Quantity', 'quantity'),
  UnitPrice: decimal('UnitPrice', 'unitPrice'),
};

const ISO_DATE_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** The length of all times, whose years are 0 to 9999 in UTC, so that their texts sort as times do. */
const WRITTEN_LENGTH = '2026-03-02T13:45:00.000Z'.length;

/** Matches a day alone, whose moment depends on where it stands: `readPlainDays` tells it. */
export const PLAIN_DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the time as UTC ISO 8601 with milliseconds; a day alone stays one. */
function parseDateTime(value: unknown): string {
  if (typeof value !== 'string' || !ISO_DATE_TIME.test(value)) {
    throw new UnreadableValue(problem('not_a_moment', { example: '2026-03-02T13:45:00Z' }));
  }
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime()) || !isDay(dayOf(value))) {
    throw new UnreadableValue(problem('no_such_moment'));
  }
  if (PLAIN_DAY.test(value)) return value;
  const text = moment.toISOString();
  if (text.length > WRITTEN_LENGTH) throw new UnreadableValue(problem('not_in_years'));
  return text;
}

/** Returns the day's midnight in UTC. */
function parseDate(value: unknown): string {
  if (typeof value === 'string' && PLAIN_DAY.test(value) && isDay(value)) return midnightOf(value);
  throw new UnreadableValue(problem('not_a_day', { example: '2026-03-02' }));
}

function isDay(text: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && dayOf(moment.toISOString()) === text;
}

interface Range {
  least: number;
  most: number;
}

/** Returns the range in whole units, within which parts are exact: below 2^53. */
function rangeOf(kind: DecimalKind): Range {
  const most = Math.floor(Number.MAX_SAFE_INTEGER / partsPerUnitOf(kind));
  return { least: -most, most };
}

function decimal(name: string, kind: DecimalKind, range = rangeOf(kind)) {
  const parts = partsPerUnitOf(kind);
  return scalar(
    name,
    (value) => partsRead(kind, value, range),
    (stored) => {
      if (!Number.isInteger(stored)) throw new Error(`${String(stored)} is not a whole number`);
      return (stored as number) / parts;
    },
  );
}

const decimalWords = {
  100: 'too_many_decimals',
  1_000: 'over_three_decimals',
  1_000_000: 'over_six_decimals',
} as const;

function partsRead(kind: DecimalKind, value: unknown, { least, most }: Range): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new UnreadableValue(problem('not_numeric'));
  }
  if (value < least || value > most) {
    throw new UnreadableValue(problem('not_between', { least, most }));
  }
  const parts = partsIn(kind, value);
  if (parts / partsPerUnitOf(kind) !== value + 0) {
    throw new UnreadableValue(problem(decimalWords[partsPerUnit[kind]]));
  }
  return parts;
}

function scalar<Outer>(
  name: string,
  parseValue: (value: unknown) => string | number,
  serialize: (value: unknown) => Outer,
) {
  return new GraphQLScalarType({
    name,
    serialize,
    parseValue,
    parseLiteral: (node) => parseValue(literalValue(node)),
  });
}

function literalValue(node: ValueNode): unknown {
  if (node.kind === Kind.STRING) return node.value;
  return node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined;
}
