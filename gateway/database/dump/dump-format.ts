import { createHash } from 'node:crypto';

export interface DumpHead {
  retaguarda: typeof DUMP_VERSION;
  program: string;
  /** When the rows were read, an ISO time. */
  at: string;
  /** Checksum of each that the store had; empty where it was not kept yet. */
  migrations: Record<string, string>;
  /** The last number given by `table.column`. */
  sequences: Record<string, number>;
}

export interface TableStart {
  table: string;
  columns: string[];
}

export interface TableEnd {
  rows: number;
  /** Of the lines of its rows, in hex. */
  sha256: string;
}

export interface DumpEnd {
  tables: number;
  rows: number;
  /** Of all lines before. */
  sha256: string;
}

export const DUMP_VERSION = 1;

export class DamagedDump extends Error {}

/** One JSON value a line; bytes are an object with their base64. */
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
