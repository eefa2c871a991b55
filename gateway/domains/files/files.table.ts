import type { Page } from '../../store/paging.ts';
import type { RecordKind } from '../../store/records.ts';

/** What is known of a file; its bytes are in `fileContents` under the same id. */
export interface FileRow {
  id: string;
  accountId: string;
  name: string;
  /** Media type, as found in the content. */
  type: string;
  size: number;
  /** In hex. */
  sha256: string;
  /** 0 or 1. */
  isShared: number;
  createdAt: string;
}

/** Stays when the file is deleted, until its room is needed: without it a file cannot be restored. */
export interface FileContentRow {
  id: string;
  accountId: string;
  size: number;
  createdAt: string;
  bytes: Buffer;
}

/** Activities copy the row alone, never the bytes. */
export const fileRecord: RecordKind = {
  kind: 'File',
  table: 'files',
  title: 'name',
  owner: 'accountId',
};

export type FilePage = Page<FileRow>;

declare module '../../store/database.ts' {
  interface Database {
    files: FileRow;
    fileContents: FileContentRow;
  }
}
