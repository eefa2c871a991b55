import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import type { CsvRow } from './csv-reading.ts';
import { guessedMapping } from './import-mapping.ts';
import type { AnyImport } from './list-import.ts';

const filled = ({ cells }: CsvRow) => cells.filter((cell) => cell.trim() !== '').length;

/**
 * Returns the number of the row with the headings: as the caller says, else the one with most of the list's own, else
 * the first that fills half of the width, which a title above does not.
 */
export const headingRowIn =
  (list: AnyImport, asked: string | undefined) =>
  (rows: readonly CsvRow[]): number => {
    if (asked) return askedRow(asked);
    const known = rows.map(
      ({ cells }) => Object.keys(guessedMapping(list, cells.map(trimmed))).length,
    );
    const most = Math.max(...known);
    const best = rows[known.indexOf(most)]!;
    if (most > 1 || (most === 1 && best === rows[0])) return best.number;
    const width = Math.max(...rows.map(filled));
    return rows.find((row) => filled(row) >= width / 2)!.number;
  };

const trimmed = (cell: string) => cell.trim();

function askedRow(asked: string): number {
  if (!/^[1-9]\d{0,8}$/.test(asked)) throw invalid({ headingRow: problem('not_a_heading_row') });
  return Number(asked);
}
