import { type FieldErrors, refuseErrors } from '../errors/errors.ts';
import { type Language, languages } from '../errors/language.ts';
import { problem } from '../errors/problem.ts';
import { dialects } from './csv-lines.ts';
import type { CsvFile } from './csv-reading.ts';
import type { GivenColumn } from './import-mapping.ts';
import type { Fields } from './cells-of-row.ts';
import type { AnyImport } from './list-import.ts';
import type { CsvColumns } from './list-export.ts';
import { type Notation, notations, notationTeller } from './notation.ts';

type Head = Pick<CsvFile, 'headings' | 'delimiter'>;

/**
 * Returns each column with the language of its notation: as the caller says, as all its values tell, or as the list's
 * own export writes it. Throws Invalid that names each column which can be read either way.
 */
export async function withNotations(
  list: AnyImport,
  file: CsvFile,
  columns: readonly (GivenColumn | undefined)[],
): Promise<Fields> {
  const tellers = columns.map((column) => {
    const notation = column && notationOf(list, column.field);
    if (!notation || column[notation] !== undefined) return undefined;
    return { notation, ...notationTeller(notation) };
  });
  if (tellers.some(Boolean)) await takeAll(file, tellers);
  const own = languageOfExport(list.columns, file);
  const errors: FieldErrors = {};
  const fields = columns.map((column, index) => {
    if (!column) return undefined;
    const { told, open } = tellers[index]?.answer() ?? {};
    if (open !== undefined && !own) {
      const { notation } = tellers[index]!;
      errors[`mapping.${file.headings[index]!}.${notation}`] = openProblem(notation, open);
    }
    const { field, empties } = column;
    return { field, empties, written: said(list, column) ?? told ?? own ?? 'en' };
  });
  refuseErrors(errors);
  return fields;
}

export const notationOf = ({ columns }: Pick<AnyImport, 'columns'>, field: string) =>
  columns[field]!.cell.notation;

function said(list: AnyImport, column: GivenColumn): Language | undefined {
  const notation = notationOf(list, column.field);
  const way = notation && column[notation];
  return way === undefined ? undefined : notations[notation!][way];
}

async function takeAll(
  file: CsvFile,
  tellers: readonly ({ take: (text: string) => void } | undefined)[],
): Promise<void> {
  for await (const { cells } of file.rows()) {
    for (const [index, cell] of cells.entries()) tellers[index]?.take(cell);
  }
}

const openProblem = (notation: Notation, text: string) => {
  const ways = Object.keys(notations[notation]);
  return problem('which_notation', { ways: ways.join(' | '), text });
};

/**
 * Returns the language of a file with the ids and the headings of an export; where the headings are the same in both
 * languages, the delimiter tells. Undefined for another file.
 */
export function languageOfExport(
  columns: CsvColumns<never>,
  { headings, delimiter }: Head,
): Language | undefined {
  const [fitting, another] = languages
    .filter((language) => {
      const own = new Set(Object.values(columns).map(({ heading }) => heading[language]));
      return headings.every((heading) => own.has(heading));
    })
    .toSorted((one) => (dialects[one].delimiter === delimiter ? -1 : 1));
  if (!columns.id || !headings.includes(columns.id.heading.en)) return undefined;
  return another && dialects[fitting!].delimiter !== delimiter ? undefined : fitting;
}

/** Returns by heading a value of the column for each notation in which it can be read either way. */
export function openColumns(
  columns: CsvColumns<never>,
  { headings, delimiter, rows }: Head & { rows: readonly (readonly string[])[] },
) {
  if (languageOfExport(columns, { headings, delimiter })) return {};
  const open = headings.flatMap((heading, index) => {
    const texts = (['numbers', 'dates'] as const).flatMap((notation) => {
      const teller = notationTeller(notation);
      for (const cells of rows) teller.take(cells[index] ?? '');
      const answer = teller.answer();
      return answer.open === undefined ? [] : [[notation, answer.open] as const];
    });
    return texts.length > 0 ? [[heading, Object.fromEntries(texts)] as const] : [];
  });
  return Object.fromEntries(open);
}
