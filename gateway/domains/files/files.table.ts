import type { Page } from '../../database/paging.ts';
import type { AttachmentRow, FileRow } from '../../records/generated/rows.ts';

/** The content of a file, under its id, kept after a deletion until its room is needed, so that the file can be restored. */
export interface FileContentRow {
  id: string;
  accountId: string;
  size: number;
  createdAt: string;
  bytes: Buffer;
}

export type FilePage = Page<FileRow>;

export type AttachmentPage = Page<AttachmentRow>;

declare module '../../database/database.ts' {
  interface Database {
    fileContents: FileContentRow;
  }
}
