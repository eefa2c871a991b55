import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import papaparse from 'papaparse';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { unguarded } from './csv-lines.ts';

/** The header is row 1. */
export interface CsvRow {
  number: number;
  cells: string[];
}

export interface CsvFile {
  encoding: Encoding;
  delimiter: string;
  headings: string[];
  /** Without the header and empty lines. */
  rows: () => AsyncGenerator<CsvRow>;
}

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';

const delimiters = [',', ';', '\t'];

/** Detects encoding and delimiter. Throws Invalid for a file without a header. */
export async function openCsv(path: string, { isPart = false } = {}): Promise<CsvFile> {
  const encoding = await encodingOf(path, isPart);
  const delimiter = await delimiterOf(path, encoding);
  let headings: string[] | undefined;
  for await (const { cells } of recordsOf(path, encoding, delimiter)) {
    headings = distinct(cells);
    break;
  }
  if (!headings) throw invalid({ file: problem('nothing_in_it') });
  return {
    encoding,
    delimiter,
    headings,
    async *rows() {
      let isHead = true;
      for await (const row of recordsOf(path, encoding, delimiter)) {
        if (!isHead) yield row;
        isHead = false;
      }
    },
  };
}

/** UTF-16 by its byte order mark, UTF-8 if all is valid, else Windows-1252. A part may end in a character. */
async function encodingOf(path: string, isPart: boolean): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const bytes of bytesOf(path)) {
      if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    if (!isPart) decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
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

/** The most frequent one in the first line, outside quotes. */
async function delimiterOf(path: string, encoding: Encoding): Promise<string> {
  for await (const text of textsOf(path, encoding)) {
    const [line = ''] = text
      .replace(/"[^"]*"/g, '')
      .trimStart()
      .split(/\r?\n|\r/);
    const counts = delimiters.map((delimiter) => line.split(delimiter).length);
    return delimiters[counts.indexOf(Math.max(...counts))]!;
  }
  return ',';
}

async function* recordsOf(
  path: string,
  encoding: Encoding,
  delimiter: string,
): AsyncGenerator<CsvRow> {
  const source = Readable.from(textsOf(path, encoding));
  const parser = source.pipe(papaparse.parse(papaparse.NODE_STREAM_INPUT, { delimiter }));
  source.on('error', (error) => parser.destroy(error));
  try {
    let number = 0;
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.some((cell) => cell !== '')) yield { number, cells: cells.map(unguarded) };
    }
  } finally {
    source.destroy();
  }
}

function distinct(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const heading = cell.trim() || `#${index + 1}`;
    const count = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}
