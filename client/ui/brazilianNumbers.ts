/**
 * `0` is a digit, `A` a digit or, in a CNPJ since 2026, a letter. Agrees with
 * `gateway/formats/documents.rules.ts`.
 */
const patterns = {
  cpf: ['000.000.000-00'],
  cnpj: ['AA.AAA.AAA/AAAA-00'],
  cep: ['00000-000'],
  // The longer one is for mobile phones.
  phone: ['(00) 0000-0000', '(00) 00000-0000'],
} as const;

export type BrazilianNumber = keyof typeof patterns;

const LONGEST_ABROAD = 15;
const LONGEST_HERE = 11;

const digitsIn = (text: string) => text.replace(/\D/g, '');
const charactersIn = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Formats typed or pasted text, as far as it goes. */
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

/** The number within a text, without labels and dialling prefixes. */
function givenFor(kind: BrazilianNumber, text: string): string {
  if (kind === 'cnpj') return charactersIn(text).replace(/^CNPJ/, '');
  if (kind !== 'phone') return digitsIn(text);
  const number = text.replace(/(ramal|ext)\D*\d*\s*$/i, '');
  return withoutCountry(number, withoutPrefix(digitsIn(number)));
}

/** Removes a dialling prefix: 0, or 00 from abroad. No area code begins so, unlike 0800. */
const withoutPrefix = (digits: string) => digits.replace(/^(00(?=55)|0(?=[1-9]{2}))/, '');

/** Consumes the characters up to the one that fits the pattern's sign. */
function nextFor(sign: string, characters: string[]): string | undefined {
  if (sign !== '0' && sign !== 'A') return characters.length > 0 ? sign : undefined;
  const fits = sign === '0' ? /\d/ : /[0-9A-Z]/;
  while (characters.length > 0) {
    const character = characters.shift()!;
    if (fits.test(character)) return character;
  }
  return undefined;
}

/** Whether a number is from abroad, or may become so while typing. */
function isAbroad(text: string): boolean {
  return /^\s*\+/.test(text) && !/^55\d/.test(digitsIn(text));
}

/** Drops the country code, unless it follows an area code in brackets. */
function withoutCountry(text: string, digits: string): string {
  const isWithCode = /^\s*\+/.test(text) || (digits.length > LONGEST_HERE && !text.startsWith('('));
  return isWithCode ? digits.replace(/^55/, '') : digits;
}

export function isWhole(kind: BrazilianNumber, text: string): boolean {
  if (kind === 'phone' && text.startsWith('+')) return /^\+\d{8,15}$/.test(text);
  const characters = kind === 'cnpj' ? charactersIn(text) : digitsIn(text);
  const isLong = patterns[kind].some((each) => charactersIn(each).length === characters.length);
  if (kind === 'cpf') return isLong && hasCheckDigits(characters, 11);
  if (kind === 'cnpj') return isLong && hasCheckDigits(characters, 9);
  return isLong;
}

/** Checks two digits, weighted from 2 to `most` from the right, repeating. Letters count as ASCII less 48. */
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
