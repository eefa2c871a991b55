import type { Page } from '../../database/paging.ts';

/** The bytes are in `fileContents` under the same id. */
export interface FileRow {
  id: string;
  accountId: string;
  name: string;
  /** The media type, detected from the content. */
  type: string;
  size: number;
  /** The hash of the content, in hex. */
  sha256: string;
  /** Whether every account may read the file: 0 or 1. */
  isShared: number;
  /** Kind and id of the record that the file is attached to. */
  recordKind: string | null;
  recordId: string | null;
  createdAt: string;
}

/** The content of a file, kept after a deletion until its room is needed, so that the file can be restored. */
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
