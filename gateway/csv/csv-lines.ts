import papaparse from 'papaparse';
import type { Cell, Language } from './cells.ts';

const BOM = '\uFEFF';

/** Portuguese Excel takes a file apart at semicolons, and knows UTF-8 by its mark alone. */
export const dialects = {
  en: { delimiter: ',', start: '' },
  'pt-BR': { delimiter: ';', start: BOM },
} as const satisfies Record<Language, { delimiter: string; start: string }>;

const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;
const FORMULA = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const GUARDED = /^'+(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A cell that no spreadsheet takes for a formula. */
export const guarded = (cell: string) =>
  FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;

/** What a guarded cell holds. */
export const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** One line of a file, with its end. */
export const lineOf = (cells: readonly string[], delimiter: string) =>
  `${papaparse.unparse([cells.map(guarded)], { delimiter })}\r\n`;

/** Several texts in one cell: a line of its own. */
export const list: Cell<readonly string[], string[]> = {
  write: (texts) => (texts.length > 0 ? papaparse.unparse([[...texts]], { delimiter: ',' }) : ''),
  read: (entered) =>
    (papaparse.parse<string[]>(entered, { delimiter: ',' }).data[0] ?? []).filter(
      (each) => each.trim() !== '',
    ),
  readsEmpty: true,
};
