export interface PastedLine {
  /** From 1, as the spreadsheet's selection had it. */
  line: number;
  /** With two columns, the first one. */
  sku?: string;
  text: string;
  /** How many lines are before it, empty ones too, a head not. */
  place: number;
}

/** The lines of a column, or of two with the sku before the value; a head without any digit is left out. */
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
