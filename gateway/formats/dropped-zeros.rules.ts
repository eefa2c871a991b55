import { documentProblem, type Holder } from './documents.rules.ts';

/** The most zeros dropped; more are so rare that a wrong number would be taken for one without them. */
const MOST_DROPPED = 3;

const lengths: Readonly<Record<Holder, number>> = { person: 11, company: 14 };

/** Returns the digits of a document that a program took for a number: `1234567890` or `1234567890.0`. */
const numberIn = (text: string) => /^\s*(\d+)(?:[.,]0{1,2})?\s*$/.exec(text)?.[1];

/**
 * Returns a CPF or CNPJ with the zeros that a spreadsheet dropped, where check digits prove them. Undefined where
 * some are missing that nothing proves; any other text stays as it is.
 */
export function documentWithZeros(text: string): string | undefined {
  const number = numberIn(text);
  if (number === undefined) return text;
  const holders = Object.entries(lengths) as [Holder, number][];
  if (holders.some(([holder]) => !documentProblem(holder, number))) return number;
  const lacking = holders.filter(
    ([, length]) => number.length < length && number.length >= length - MOST_DROPPED,
  );
  const proven = lacking.flatMap(([holder, length]) => {
    const whole = number.padStart(length, '0');
    return documentProblem(holder, whole) ? [] : [whole];
  });
  const isWhole = holders.some(([, length]) => number.length === length);
  return proven[0] ?? (lacking.length > 0 && !isWhole ? undefined : number);
}

/** Returns a phone as it was before it became a number of a spreadsheet. */
export const phoneOfNumber = (text: string) => numberIn(text) ?? text;

/** Returns a CEP with its first zero: none starts with two, so that seven digits lack one. */
export function cepWithZero(text: string): string {
  const number = numberIn(text);
  return number?.length === 7 ? `0${number}` : (number ?? text);
}
