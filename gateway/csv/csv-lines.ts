import papaparse from 'papaparse';
import type { Cell } from './cells.ts';
import type { Language } from '../errors/language.ts';

const BOM = '\uFEFF';

/** Portuguese Excel splits at semicolons, and recognizes UTF-8 by its byte order mark only. */
export const dialects = {
  en: { delimiter: ',', start: '' },
  'pt-BR': { delimiter: ';', start: BOM },
} as const satisfies Record<Language, { delimiter: string; start: string }>;

/** The language of a file's numbers: semicolons part cells where the comma is the decimal separator. */
export const languageOf = (delimiter: string, otherwise: Language): Language =>
  delimiter === dialects['pt-BR'].delimiter ? 'pt-BR' : otherwise;

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
