import papaparse from 'papaparse';
import type { Cell } from './cells.ts';
import type { Language } from '../errors/language.ts';

const BOM = '\uFEFF';

/** Excel splits at semicolons in Portuguese, and recognizes UTF-8 by its byte order mark only. */
export const dialects = {
  en: { delimiter: ',', start: BOM },
  'pt-BR': { delimiter: ';', start: BOM },
} as const satisfies Record<Language, { delimiter: string; start: string }>;

const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;
const FORMULA = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const GUARDED = /^'+(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Keeps spreadsheets from reading a cell as a formula. */
export const guarded = (cell: string) =>
  FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;

export const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell);

export const lineOf = (cells: readonly string[], delimiter: string) =>
  `${papaparse.unparse([cells.map(guarded)], { delimiter })}\r\n`;

export const list: Cell<readonly string[], string[]> = {
  write: (texts) => (texts.length > 0 ? papaparse.unparse([[...texts]], { delimiter: ',' }) : ''),
  read: (entered) =>
    (papaparse.parse<string[]>(entered, { delimiter: ',' }).data[0] ?? []).filter(
      (each) => each.trim() !== '',
    ),
  readsEmpty: true,
};
