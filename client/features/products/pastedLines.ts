export interface PastedLine {
  /** The line's number, counted from 1 as in the spreadsheet. */
  line: number;
  /** The first of two columns; absent when there is one. */
  sku?: string;
  text: string;
  /** The number of lines before it, with empty ones, without a header. */
  place: number;
}

/** Reads one column, or sku and value; a header without digits is left out. */
export function pastedLines(text: string): PastedLine[] {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const hasHead = cells.length > 1 && /^\D+$/.test(valueIn(cells[0]!));
  return cells.flatMap((each, index): PastedLine[] => {
    const value = valueIn(each);
    const place = index - Number(hasHead);
    if (place < 0 || each.every((cell) => cell === '')) return [];
    const sku = each.length > 1 && { sku: each[0]! };
    return [{ line: index + 1, place, ...sku, text: value }];
  });
}

const valueIn = (cells: readonly string[]) => cells[1] ?? cells[0] ?? '';
