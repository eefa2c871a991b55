/** The separators of a language's numbers. Numbers in forms and in files are read by this module alone. */
export interface NumberStyle {
  thousandSeparator: string;
  decimalSeparator: string;
}

export interface NumberLimits {
  /** The most decimals. */
  decimals: number;
  min?: number;
  max?: number;
}

export type NumberProblem = 'notANumber' | 'whole' | 'decimals' | 'negative' | 'range';

export type TypedNumber =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: NumberProblem };

/** The largest amount in whole units up to which cents are counted without loss. */
export const MOST_MONEY = Math.floor(Number.MAX_SAFE_INTEGER / 100);

export const moneyLimits: NumberLimits = { decimals: 2, min: 0, max: MOST_MONEY };
export const countLimits: NumberLimits = { decimals: 0, min: 0 };
export const quantityLimits: NumberLimits = { decimals: 3, min: 0, max: 1_000_000 };
export const priceLimits: NumberLimits = { decimals: 6, min: 0, max: 1_000_000_000 };
export const percentLimits: NumberLimits = { decimals: 3, min: 0, max: 100 };

/** Returns the number; instead of it the problem, unless the field's limits allow it. */
export function readNumber(text: string, style: NumberStyle, limits: NumberLimits): TypedNumber {
  const value = typedNumber(text, style);
  if (value === undefined) return { problem: 'notANumber' };
  const { decimals, min = -Infinity, max = Infinity } = limits;
  if (value < 0 && min === 0) return { problem: 'negative' };
  if (Number(value.toFixed(decimals)) !== value) {
    return { problem: decimals === 0 ? 'whole' : 'decimals' };
  }
  return value < min || value > max ? { problem: 'range' } : { value };
}

/**
 * Reads a number in the language's notation, with currency, per cent sign, spaces and groups. A separator that
 * cannot be the language's is read as the other one's. Undefined when it is not a number.
 */
export function typedNumber(text: string, style: NumberStyle): number | undefined {
  return strictNumber(text, style) ?? strictNumber(text, turned(style));
}

/** Reads a number as `typedNumber` does, in the language's notation alone. */
export function strictNumber(text: string, style: NumberStyle): number | undefined {
  const [, before, after, bare = ''] = AMOUNT.exec(signFirst(text.replace(/[\s']/g, ' '))) ?? [];
  if (before && after) return undefined;
  const plain = plainIn(bare, style);
  if (plain === undefined) return undefined;
  // Zero has no sign.
  return (before || after ? -1 : 1) * Number(plain) + 0;
}

const AMOUNT = /^ *([-−])? *(?:(?:R|US)?\$|€|BRL)? *([-−])? *([\d.,][\d., ]*?) *(?:€|%)? *$/i;

/** Returns `(1.234,50)` and `1.234,50-`, as accountants and older programs write what is below zero, as `-1.234,50`. */
const signFirst = (text: string) =>
  text
    .replace(/^([^\d()]*)\(([^()]+)\)([^\d()]*)$/, '-$1$2$3')
    .replace(/^(.*\d *(?:€|%)?) *[-−] *$/, '-$1');

const turned = ({ thousandSeparator, decimalSeparator }: NumberStyle): NumberStyle => ({
  thousandSeparator: decimalSeparator,
  decimalSeparator: thousandSeparator,
});

/** Returns the number with a point and without groups; undefined for another notation. */
function plainIn(text: string, { thousandSeparator, decimalSeparator }: NumberStyle) {
  const [group, point] = [thousandSeparator, decimalSeparator].map((each) => `\\${each}`);
  const grouped = [group, ' '].map((each) => `[1-9]\\d{0,2}(?:${each}\\d{3})+`).join('|');
  const pattern = new RegExp(`^(?:(?:${grouped}|\\d+)(?:${point}\\d*)?|${point}\\d+)$`);
  if (!pattern.test(text)) return undefined;
  return text.replaceAll(thousandSeparator, '').replaceAll(' ', '').replace(decimalSeparator, '.');
}
