/**
 * Numbers that forms in Brazil ask for, and where their signs stand. `0` is filled in with a digit, `A` with a digit
 * or, since 2026 in a CNPJ, a letter. What a CNPJ is made of agrees with `gateway/domains/customers/documents.rules.ts`.
 */
const patterns = {
  cpf: ['000.000.000-00'],
  cnpj: ['AA.AAA.AAA/AAAA-00'],
  cep: ['00000-000'],
  // The long one is of mobile phones.
  phone: ['(00) 0000-0000', '(00) 00000-0000'],
} as const;

export type BrazilianNumber = keyof typeof patterns;

const LONGEST_ABROAD = 15;
const LONGEST_HERE = 11;

const digitsIn = (text: string) => text.replace(/\D/g, '');
const charactersIn = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** What was typed or pasted, with the signs that belong there, as far as it goes. */
export function masked(kind: BrazilianNumber, text: string): string {
  if (kind === 'phone' && isAbroad(text)) return `+${digitsIn(text).slice(0, LONGEST_ABROAD)}`;
  const characters = [...givenFor(kind, text)];
  const lengthOf = (pattern: string) => charactersIn(pattern).length;
  const pattern =
    patterns[kind].find((each) => lengthOf(each) >= characters.length) ?? patterns[kind].at(-1)!;
  let result = '';
  for (const sign of pattern) {
    const character = nextFor(sign, characters);
    if (character === undefined) break;
    result += character;
  }
  return result;
}

/** What of a text is the number itself: not its name, nor what is dialled before or behind it. */
function givenFor(kind: BrazilianNumber, text: string): string {
  if (kind === 'cnpj') return charactersIn(text).replace(/^CNPJ/, '');
  if (kind !== 'phone') return digitsIn(text);
  const number = text.replace(/(ramal|ext)\D*\d*\s*$/i, '');
  return withoutCountry(number, withoutPrefix(digitsIn(number)));
}

/** Calls from elsewhere begin with a zero, those from abroad with two; an area code has none, unlike 0800. */
const withoutPrefix = (digits: string) => digits.replace(/^(00(?=55)|0(?=[1-9]{2}))/, '');

/** What stands in the place of a sign of the pattern; takes it from the characters, and what fits nowhere too. */
function nextFor(sign: string, characters: string[]): string | undefined {
  if (sign !== '0' && sign !== 'A') return characters.length > 0 ? sign : undefined;
  const fits = sign === '0' ? /\d/ : /[0-9A-Z]/;
  while (characters.length > 0) {
    const character = characters.shift()!;
    if (fits.test(character)) return character;
  }
  return undefined;
}

/** A number with the code of another country, or one that may yet become it. */
function isAbroad(text: string): boolean {
  return /^\s*\+/.test(text) && !/^55\d/.test(digitsIn(text));
}

/** The country's own code is left out. One that is typed behind an area code in brackets is no code. */
function withoutCountry(text: string, digits: string): string {
  const isWithCode = /^\s*\+/.test(text) || (digits.length > LONGEST_HERE && !text.startsWith('('));
  return isWithCode ? digits.replace(/^55/, '') : digits;
}

/** Whether it is whole and, where there are check digits, they are right. */
export function isWhole(kind: BrazilianNumber, text: string): boolean {
  if (kind === 'phone' && text.startsWith('+')) return /^\+\d{8,15}$/.test(text);
  const characters = kind === 'cnpj' ? charactersIn(text) : digitsIn(text);
  const isLong = patterns[kind].some((each) => charactersIn(each).length === characters.length);
  if (kind === 'cpf') return isLong && hasCheckDigits(characters, 11);
  if (kind === 'cnpj') return isLong && hasCheckDigits(characters, 9);
  return isLong;
}

/**
 * Two digits at the end, each from those before it, weighted from 2 up to `most` and again from the right. A letter
 * counts as its ASCII code less 48, as a digit does.
 */
function hasCheckDigits(characters: string, most: number): boolean {
  if (/^(.)\1*$/.test(characters)) return false;
  const numbers = [...characters].map((character) => character.charCodeAt(0) - 48);
  return [numbers.length - 2, numbers.length - 1].every((at) => {
    const sum = numbers
      .slice(0, at)
      .reverse()
      .reduce((total, value, index) => total + value * ((index % (most - 1)) + 2), 0);
    return numbers[at] === ((sum * 10) % 11) % 10;
  });
}
