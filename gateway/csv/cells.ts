import { folded } from '../store/folding.ts';

/** Of exported files; imports read both. */
export const languages = ['en', 'pt-BR'] as const;

export type Language = (typeof languages)[number];

export type Words = Readonly<Record<Language, string>>;

/** How a column's values are written to and read from a file. */
export interface Cell<Written, Entered = never> {
  write: (value: Written, language: Language) => string;
  /** Undefined for an invalid text. Without `read` the column is not imported. */
  read?: (text: string) => Entered | undefined;
  /** Message for an invalid text. */
  problem?: string;
  /** Whether `read` gets empty cells too; otherwise they are null. */
  readsEmpty?: boolean;
}

export const text: Cell<string, string> = {
  write: (value) => value,
  read: (entered) => entered,
  readsEmpty: true,
};

/** Exported only. */
export const readOnly: Cell<string> = { write: (value) => value };

const decimal = (number: string, language: Language) =>
  language === 'pt-BR' ? number.replace('.', ',') : number;

/** At most two decimals: three digits after a separator are a group of thousands. */
const amounts = [
  /^(-?)(\d+)(?:[.,](\d{1,2}))?$/,
  /^(-?)(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(-?)(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
];

/** Read as cents. */
export const money: Cell<number, number> = {
  write: (amount, language) => decimal(amount.toFixed(2), language),
  read(entered) {
    const bare = entered.replace(/^\s*R\$|[\s']+/g, '');
    const found = amounts.map((amount) => amount.exec(bare)).find((match) => match !== null);
    if (!found) return undefined;
    const [, sign, whole = '', part = ''] = found;
    const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
    return sign ? -cents : cents;
  },
  problem: 'is not an amount of money',
};

const WHOLE = /^-?(\d+|\d{1,3}([.,' ]\d{3})+)$/;

export const whole: Cell<number, number> = {
  write: String,
  read: (entered) =>
    WHOLE.test(entered.trim()) ? Number(entered.replace(/[^\d-]/g, '')) : undefined,
  problem: 'is not a whole number',
};

export const degrees: Cell<number, number> = {
  write: (value, language) => decimal(String(value), language),
  read: (entered) =>
    /^-?\d+([.,]\d+)?$/.test(entered.trim()) ? Number(entered.replace(',', '.')) : undefined,
  problem: 'is not a number',
};

export const rate: Cell<number> = {
  write: (value, language) => decimal(String(value), language),
};

/** UTC. */
export const moment: Cell<string> = { write: (value) => value };

/** Read by its label in either language, or by the API's value. */
export function choice<Value extends string>(
  words: Readonly<Record<Value, Words>>,
): Cell<Value, Value> {
  const values = Object.keys(words) as Value[];
  const byText = new Map(
    values.flatMap((value) =>
      [value, ...Object.values<string>(words[value])].map((word) => [folded(word), value]),
    ),
  );
  return {
    // A value without a label is written as it is.
    write: (value, language) =>
      (words as Readonly<Record<string, Words | undefined>>)[value]?.[language] ?? value,
    read: (entered) => byText.get(folded(entered)),
    problem: `must be one of: ${values.join(', ')}`,
  };
}

const yes = new Set(['yes', 'y', 'sim', 's', 'true', 'verdadeiro', 'x', '1']);
const no = new Set(['no', 'n', 'nao', 'false', 'falso', '0']);

export const yesOrNo: Cell<boolean, boolean> = {
  write: (value, language) => (language === 'en' ? ['no', 'yes'] : ['não', 'sim'])[Number(value)]!,
  read(entered) {
    const word = folded(entered);
    return yes.has(word) || no.has(word) ? yes.has(word) : undefined;
  },
  problem: 'must be yes or no',
};
