/** Numbers that forms in Brazil ask for, and where their signs stand. Digits are filled in for `0`. */
const patterns = {
  cpf: ['000.000.000-00'],
  cnpj: ['00.000.000/0000-00'],
  cep: ['00000-000'],
  // The long one is of mobile phones.
  phone: ['(00) 0000-0000', '(00) 00000-0000'],
} as const;

export type BrazilianNumber = keyof typeof patterns;

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** What was typed or pasted, with the signs that belong there, as far as it goes. */
export function masked(kind: BrazilianNumber, text: string): string {
  const digits = [...digitsIn(text)];
  const lengthOf = (pattern: string) => digitsIn(pattern).length;
  const pattern =
    patterns[kind].find((each) => lengthOf(each) >= digits.length) ?? patterns[kind].at(-1)!;
  let result = '';
  for (const sign of pattern) {
    if (digits.length === 0) break;
    result += sign === '0' ? digits.shift()! : sign;
  }
  return result;
}

/** Whether it is whole and, where there are check digits, they are right. */
export function isWhole(kind: BrazilianNumber, text: string): boolean {
  const digits = digitsIn(text);
  const isLong = patterns[kind].some((pattern) => digitsIn(pattern).length === digits.length);
  if (kind === 'cpf') return isLong && hasCheckDigits(digits, 11);
  if (kind === 'cnpj') return isLong && hasCheckDigits(digits, 9);
  return isLong;
}

/** Two digits at the end, each from those before it, weighted from 2 up to `most` and again from the right. */
function hasCheckDigits(digits: string, most: number): boolean {
  if (/^(\d)\1*$/.test(digits)) return false;
  const numbers = [...digits].map(Number);
  return [numbers.length - 2, numbers.length - 1].every((at) => {
    const sum = numbers
      .slice(0, at)
      .reverse()
      .reduce((total, digit, index) => total + digit * ((index % (most - 1)) + 2), 0);
    return numbers[at] === ((sum * 10) % 11) % 10;
  });
}
