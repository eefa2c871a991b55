import { type Problem, problem } from '../errors/problem.ts';
import { typedForm } from './typed-form.ts';

/** The holder of a document: a person has a CPF, a company a CNPJ. */
export type Holder = keyof typeof documents;

const CPF = /^\d{11}$/;
/** The first twelve characters may be letters since 2026. */
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;
const REPEATED = /^(.)\1*$/;

const documents = {
  person: { name: 'CPF', pattern: CPF, length: 11, highestWeight: 11 },
  company: { name: 'CNPJ', pattern: CNPJ, length: 14, highestWeight: 9 },
} as const;

/** Returns a document without punctuation, in upper case. */
export const bareDocument = (text: string) =>
  typedForm(text)
    .toUpperCase()
    .replace(/[\s./-]/g, '');

/** Returns the kind of holder by the document's length; a person where there is no document. */
export const kindOfDocument = (document: string | null): Holder =>
  document?.length === documents.company.length ? 'company' : 'person';

/** Returns the problem of a document, which must be without punctuation; undefined when it is valid. */
export function documentProblem(kind: Holder, document: string): Problem | undefined {
  const { name, pattern, length } = documents[kind];
  const isRight =
    pattern.test(document) &&
    !REPEATED.test(document) &&
    document === withCheckDigits(kind, document.slice(0, length - 2));
  return isRight ? undefined : problem('not_a_document', { kind: name });
}

/** Returns the whole document; `start` has 9 characters of a CPF or 12 of a CNPJ. */
export function withCheckDigits(kind: Holder, start: string): string {
  const { highestWeight } = documents[kind];
  const withFirst = start + checkDigit(start, highestWeight);
  return withFirst + checkDigit(withFirst, highestWeight);
}

/**
 * Returns the check digit: modulo 11, weights from the right from 2 to the highest, repeating; a character counts
 * as ASCII less 48.
 * Source: Receita Federal.
 */
function checkDigit(characters: string, highestWeight: number): number {
  const values = [...characters].reverse().map((character) => character.charCodeAt(0) - 48);
  const sum = values.reduce(
    (total, value, index) => total + value * (2 + (index % (highestWeight - 1))),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Returns a document as it is written: `123.456.789-09`, `12.345.678/0001-95`. */
export function writtenDocument(document: string): string {
  return document.length === documents.person.length
    ? document.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
    : document.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}
