import { folded } from './folding.rules.ts';

/** The ways to find one thing: a text has it when it has every word of any of them. */
export type SearchTerm = readonly (readonly string[])[];

/** The fewest digits of a number that is found by its forms; fewer are found as they stand. */
const FEWEST_DIGITS = 5;
/** The most digits of a number, as in E.164; more in a row are several numbers. */
const MOST_DIGITS = 15;
const LONGEST_CODE = 64;
/** The mark that ends a word with which no other may begin, so that `INV-0003` is not `INV-30`. */
export const END = '=';

/** Returns what text filters and search look in: the texts, folded, and their numbers in the forms people type. */
export function searchText(texts: readonly (string | null | undefined)[]): string {
  const all = texts.map((text) => folded(text ?? '')).filter(Boolean);
  const known = new Set(all.flatMap((text) => text.split(' ')));
  const forms = new Set(all.flatMap(formsIn));
  return [...all, ...[...forms].filter((form) => !known.has(form))].join(' ');
}

/** Returns the terms of what a person typed. A number is found by any form, and by the words as they stand. */
export function searchTerms(text: string): SearchTerm[] {
  const typed = folded(text);
  const words = typed.split(' ').filter(Boolean);
  let at = 0;
  return runsIn(typed.replace(DASH, '-')).map((run): SearchTerm => {
    const forms = isNumber(run) ? typedForms(run) : run.flatMap(typedCode);
    const bare = run.map((word) => (isNumber([word]) ? digitsOf(word) : word));
    const ways = [words.slice(at, (at += run.length)), run, bare, ...forms.map((form) => [form])];
    return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
  });
}

/** Matches any dash, because pasted numbers have those of web pages and letters. */
const DASH = /[\p{Dash_Punctuation}−]/gu;

/** Whether a text that `searchText` made has what was typed. */
export const holdsTerms = (text: string, terms: readonly SearchTerm[]) =>
  terms.every((ways) => ways.some((words) => words.every((word) => text.includes(word))));

const formsIn = (text: string) =>
  runsIn(text).flatMap((run) => (isNumber(run) ? storedForms(run) : run.flatMap(storedCode)));

const NUMBER = /^\+?\(?\d[\d().+/-]*$/;
const isNumber = (run: readonly string[]) => run.every((word) => NUMBER.test(word));
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns the words of a text; those that together are one number stand together. */
function runsIn(text: string): string[][] {
  const runs: string[][] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = runs.at(-1);
    const joined = [...(last ?? []), word];
    const isOne = isNumber(joined) && digitsOf(joined.join('')).length <= MOST_DIGITS;
    if (last && isOne) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Returns the forms of a number; a phone is found without its country and without its area, too. */
function storedForms(run: readonly string[]): string[] {
  const digits = digitsOf(run.join(''));
  if (digits.length < FEWEST_DIGITS) return [];
  const national = nationalNumber(digits);
  const [country = ''] = run;
  const isForeign = !national && country.startsWith('+') && run.length > 1;
  return [
    digits,
    ...(national ? [national, national.slice(2)] : []),
    ...(isForeign ? [digitsOf(run.slice(1).join(''))] : []),
  ];
}

function typedForms(run: readonly string[]): string[] {
  const typed = run.join('');
  const digits = digitsOf(typed);
  if (digits.length < FEWEST_DIGITS) return [];
  return [digits, nationalNumber(digits) ?? digits.replace(prefixOf(typed), '')];
}

/** Matches what is dialled before a number that is not whole yet. */
const prefixOf = (typed: string) => (/^\+55/.test(typed) ? /^55/ : /^(0055|00|0)/);

/** Returns a Brazilian number with its area, without what is dialled before it: country, trunk zero and carrier. */
const nationalNumber = (digits: string) =>
  /^(?:(?:00)?55|0(?:\d\d)?)?([1-9]{2}(?:9\d{8}|[2-8]\d{7}))$/.exec(digits)?.[1];

const CODE = /^#?[\p{L}\d]+(?:[./_-][\p{L}\d]+)*$/u;
const isCode = (word: string) => /\d/.test(word) && word.length <= LONGEST_CODE && CODE.test(word);
const joined = (code: string) => code.replace(/[#./_-]/g, '');
const byValue = (code: string) => code.replace(/(?<!\d)0+(?=\d)/g, '');

/** Returns the forms of a code as `inv-000114` without its zeros, and without what separates its parts. */
function storedCode(word: string): string[] {
  const value = byValue(joined(word));
  return !isCode(word) || value === word ? [] : [byValue(word), value + END];
}

function typedCode(word: string): string[] {
  if (!isCode(word)) return [];
  const value = byValue(joined(word));
  return [value === joined(word) ? value : value + END];
}
