import type { Page } from '../../database/paging.ts';

/** The bytes are in `fileContents` under the same id. */
export interface FileRow {
  id: string;
  accountId: string;
  name: string;
  /** Detected from the content. */
  type: string;
  size: number;
  /** In hex. */
  sha256: string;
  /** 0 or 1. */
  isShared: number;
  /** Of the record that it is attached to. */
  recordKind: string | null;
  recordId: string | null;
  createdAt: string;
}

/** Kept after a deletion until its room is needed, so that the file can be restored. */
export interface FileContentRow {
  id: string;
  accountId: string;
  size: number;
  createdAt: string;
  bytes: Buffer;
}

export type FilePage = Page<FileRow>;

declare module '../../database/database.ts' {
  interface Database {
    files: FileRow;
    fileContents: FileContentRow;
  }
}
