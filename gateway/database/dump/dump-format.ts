import { createHash } from 'node:crypto';

export interface DumpHead {
  retaguarda: typeof DUMP_VERSION;
  program: string;
  /** The ISO time at which the rows were read. */
  at: string;
  /** Checksums of the migrations that the store had, by name; empty where one was not kept yet. */
  migrations: Record<string, string>;
  /** The last running number that was given, by `table.column`. */
  sequences: Record<string, number>;
}

export interface TableStart {
  table: string;
  columns: string[];
}

export interface TableEnd {
  rows: number;
  /** The SHA-256 of the lines of the table's rows, in hex. */
  sha256: string;
}

export interface DumpEnd {
  tables: number;
  rows: number;
  /** The SHA-256 of all lines before, in hex. */
  sha256: string;
}

export const DUMP_VERSION = 1;

export class DamagedDump extends Error {}

/** Returns a row as one line of JSON; bytes are an object with their base64. */
export const lineOfRow = (row: readonly unknown[]) =>
  JSON.stringify(row.map((value) => (isObject(value) ? { base64: base64Of(value) } : value)));

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const base64Of = (bytes: unknown) => Buffer.from(bytes as ArrayBuffer).toString('base64');

export const rowOf = (values: readonly unknown[]) =>
  values.map((value) =>
    isObject(value) ? Buffer.from((value as { base64: string }).base64, 'base64') : value,
  );

export function valueOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new DamagedDump('a line is cut off');
  }
}

export function hashOfLines() {
  const hash = createHash('sha256');
  return {
    add: (line: string) => void hash.update(line).update('\n'),
    hex: () => hash.digest('hex'),
  };
}
