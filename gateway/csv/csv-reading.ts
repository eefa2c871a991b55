import { createReadStream } from 'node:fs';
import papaparse from 'papaparse';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { unguarded } from './csv-lines.ts';

/** Rows are counted as a spreadsheet shows them, the empty ones too. */
export interface CsvRow {
  number: number;
  cells: string[];
}

export interface CsvFile {
  encoding: Encoding;
  delimiter: string;
  headings: string[];
  /** The row that they are in. */
  headingRow: number;
  /** The first rows that are not empty, those above the headings too. */
  firstRows: readonly CsvRow[];
  /** Returns the rows below the headings, without empty ones. */
  rows: () => AsyncGenerator<CsvRow>;
}

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

const delimiters = [',', ';', '\t', '|'];

/** `isPreview`: it may end within a character; `isPart`: within a row too, which is left out. */
interface Opening {
  isPreview?: boolean;
  isPart?: boolean;
  /** Returns the number of the row with the headings, among the rows that the file begins with. */
  headingsIn?: (rows: readonly CsvRow[]) => number;
}

const FIRST_ROWS = 20;

/** Throws Invalid for a file that is no CSV or has no header, or with a quotation mark that is not closed. */
export async function openCsv(
  path: string,
  { isPreview = false, isPart = false, headingsIn }: Opening = {},
): Promise<CsvFile> {
  const encoding = await encodingOf(path, isPreview);
  const { delimiter, skipped } = await delimiterOf(path, encoding);
  const source = { path, encoding, delimiter, skipped, isPart };
  const firstRows = await firstRowsOf(source);
  if (!firstRows[0]) throw invalid({ file: problem('nothing_in_it') });
  const headingRow = headingsIn?.(firstRows) ?? firstRows[0].number;
  const head = firstRows.find(({ number }) => number === headingRow);
  if (!head) throw invalid({ headingRow: problem('not_a_heading_row') });
  return {
    encoding,
    delimiter,
    headings: distinct(head.cells),
    headingRow,
    firstRows,
    async *rows() {
      for await (const row of recordsOf(source)) if (row.number > headingRow) yield row;
    },
  };
}

/** Reads all of a whole file, which so is known to be one. */
async function firstRowsOf(source: Source): Promise<readonly CsvRow[]> {
  const first: CsvRow[] = [];
  for await (const row of recordsOf(source)) {
    if (first.length < FIRST_ROWS) first.push(row);
    else if (source.isPart) break;
  }
  return first;
}

/** Resolves to UTF-16 by its byte order mark, to UTF-8 if all is valid, else to Windows-1252. */
async function encodingOf(path: string, isPreview: boolean): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const bytes of bytesOf(path)) {
      const marked = isFirst ? markedEncoding(bytes) : undefined;
      if (marked) return marked;
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    if (!isPreview) decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

const utf16s = new Map<string, Encoding>([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]);

/** Spreadsheets are archives. */
const signatures = ['PK\u0003\u0004', '%PDF-', '\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff', '{\\rtf'];
const MARKUP = /^(\u00ef\u00bb\u00bf)?\s*<(!doctype|!--|\?xml|html|head|meta|body|table)/i;
const MOST_LOOKED_AT = 1024;

function markedEncoding(bytes: Buffer): Encoding | undefined {
  const marked = utf16s.get(bytes.subarray(0, 2).toString('hex'));
  const start = bytes.subarray(0, MOST_LOOKED_AT).toString('latin1');
  const isSigned = signatures.some((signature) => start.startsWith(signature));
  if (!marked && (isSigned || start.includes('\0') || MARKUP.test(start))) {
    throw invalid({ file: problem('not_csv') });
  }
  return marked;
}

const bytesOf = (path: string) => createReadStream(path) as AsyncIterable<Buffer>;

async function* textsOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of bytesOf(path)) {
    const text = decoder.decode(bytes, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Excel's own first line, which is no row. */
const NAMED = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i;

const LINES = 20;

/**
 * Resolves to the delimiter that the file names, else to the one that splits most of the first lines alike, outside
 * quotes.
 */
async function delimiterOf(path: string, encoding: Encoding) {
  for await (const text of textsOf(path, encoding)) {
    const [line, named] = NAMED.exec(text) ?? [];
    if (line && named) return { delimiter: named, skipped: line.length };
    const lines = text
      .replace(/"[^"]*"/g, '')
      .split(/\r?\n|\r/)
      .filter((each) => each.trim() !== '')
      .slice(0, LINES);
    const scores = delimiters.map((delimiter) => alikeness(lines, delimiter));
    return { delimiter: delimiters[scores.indexOf(Math.max(...scores))]!, skipped: 0 };
  }
  return { delimiter: ',', skipped: 0 };
}

/** Returns a rank by how many lines have the most usual number of cells, then by that number. */
function alikeness(lines: readonly string[], delimiter: string): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(delimiter).length;
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  const scores = [...counts].map(([cells, times]) => times + cells / MOST_CELLS);
  return Math.max(0, ...scores);
}

/** A bound of a line's cells; no line has so many. */
const MOST_CELLS = 100_000;

interface Source {
  path: string;
  encoding: Encoding;
  delimiter: string;
  /** The number of characters before the header. */
  skipped: number;
  isPart: boolean;
}

async function* recordsOf(source: Source): AsyncGenerator<CsvRow> {
  let number = 0;
  for await (const { data, errors } of piecesOf(source)) {
    const bad = new Map(errors.map(({ row, code }) => [row, code]));
    for (const [index, cells] of data.entries()) {
      number += 1;
      const code = bad.get(index);
      if (code === 'MissingQuotes' || (code === 'InvalidQuotes' && cells.some(hasLines))) {
        throw notClosed(number);
      }
      if (cells.some((cell) => cell !== '')) yield { number, cells: cells.map(read) };
    }
    const marks = errors.filter(({ row }) => row === data.length);
    if (marks.length > MOST_MARKS) throw notClosed(number + 1);
  }
}

/** Some programs write an accent as a character of its own, which would be another text. */
const read = (cell: string) => unguarded(cell).normalize('NFC');

const MOST_MARKS = 1_000;
const notClosed = (row: number) => invalid({ file: problem('quote_not_closed', { row }) });

const hasLines = (cell: string) => /[\r\n]/.test(cell);

type Piece = papaparse.ParseResult<string[]>;

/** Reads the pieces without the parser's own streams, because those keep what is wrong to themselves. */
async function* piecesOf(source: Source): AsyncGenerator<Piece> {
  const { path, encoding, delimiter, isPart } = source;
  let { skipped } = source;
  let text = '';
  let unread = 0;
  let newline: Newline | undefined;
  const parse = (isLastLeftOut: boolean) =>
    new papaparse.Parser({ delimiter, newline }).parse(text, 0, isLastLeftOut) as Piece;
  for await (const next of textsOf(path, encoding)) {
    text += next.slice(skipped);
    skipped = 0;
    newline ??= papaparse.parse(text, { delimiter, preview: 1 }).meta.linebreak as Newline;
    // A row of many megabytes is not read again with each chunk.
    if (text.length < 2 * unread) continue;
    const piece = parse(true);
    text = text.slice(piece.meta.cursor);
    unread = text.length;
    yield piece;
  }
  yield parse(isPart);
}

type Newline = NonNullable<papaparse.ParseConfig['newline']>;

function distinct(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const heading = cell.trim() || `#${index + 1}`;
    const count = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}
