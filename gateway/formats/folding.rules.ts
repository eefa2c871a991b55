/** Replacements of letters that no normalization takes apart, and of the marks that phones type as an apostrophe. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't' },
  ...{ ı: 'i', ŋ: 'n', ĸ: 'k', ς: 'σ', '‘': "'", '’': "'", ʼ: "'", '“': '"', '”': '"' },
};
const UNPLAIN = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Returns the text for comparing: without case, accents and surplus spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNPLAIN, (letter) => plainLetters[letter]!)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The most digits of a number whose length one character tells. */
const FEW_DIGITS = 8;
const LENGTH_DIGITS = 6;

/** Returns the key to sort by: folded, and with numbers by value, so that stores that compare bytes put 9 before 10. */
export const sortKey = (text: string) => folded(text).replace(/\d+/g, byValue);

/** Returns a number with its length before it, so that a longer one comes later. */
function byValue(number: string): string {
  const digits = number.replace(/^0+(?=\d)/, '');
  const length = String(digits.length);
  const isLong = digits.length > FEW_DIGITS;
  return (isLong ? `9${length.padStart(LENGTH_DIGITS, '0')}` : length) + digits;
}

const compared = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Returns the rows in the order of their names, equal ones by id. */
export const inNameOrder = <Named extends { id: string; name: string }>(rows: readonly Named[]) =>
  rows
    .map((row) => ({ row, key: sortKey(row.name) }))
    .toSorted((one, other) => compared(one.key, other.key) || compared(one.row.id, other.row.id))
    .map(({ row }) => row);
