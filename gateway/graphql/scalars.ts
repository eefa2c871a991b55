import { UnreadableValue } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { MOST_MONEY } from '../formats/numbers.rules.ts';
import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** Inside the gateway: DateTime is ISO text, Money is cents, Percent is hundredths of a per cent. */
export const scalars = {
  DateTime: scalar('DateTime', parseDateTime, (value) => value),
  Money: scalar('Money', parseMoney, fromHundredths),
  Percent: scalar('Percent', parsePercent, fromHundredths),
};

const ISO_DATE_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** Years 0 to 9999 in UTC, so that all texts have one length and sort as times do. */
const WRITTEN_LENGTH = '2026-03-02T13:45:00.000Z'.length;

/** UTC ISO 8601 with milliseconds. A date alone is its midnight in UTC. */
function parseDateTime(value: unknown): string {
  if (typeof value !== 'string' || !ISO_DATE_TIME.test(value)) {
    throw new UnreadableValue(problem('not_a_moment', { example: '2026-03-02T13:45:00Z' }));
  }
  const moment = new Date(value);
  const day = value.slice(0, 10);
  if (Number.isNaN(moment.getTime()) || new Date(day).toISOString().slice(0, 10) !== day) {
    throw new UnreadableValue(problem('no_such_moment'));
  }
  const text = moment.toISOString();
  if (text.length > WRITTEN_LENGTH) throw new UnreadableValue(problem('not_in_years'));
  return text;
}

function parseMoney(value: unknown): number {
  return parseHundredths(value, -MOST_MONEY, MOST_MONEY);
}

function parsePercent(value: unknown): number {
  return parseHundredths(value, 0, 100);
}

function parseHundredths(value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new UnreadableValue(problem('not_numeric'));
  }
  if (value < least || value > most) {
    throw new UnreadableValue(problem('not_between', { least, most }));
  }
  const hundredths = Math.round(value * 100);
  if (hundredths / 100 !== value) throw new UnreadableValue(problem('too_many_decimals'));
  return hundredths;
}

function fromHundredths(value: unknown): number {
  if (!Number.isInteger(value)) throw new Error(`${String(value)} is not a whole number`);
  return (value as number) / 100;
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
