import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** A file that the gateway makes of a record. */
export interface MadeFile {
  /** With its ending; letters, digits, hyphens and dots. */
  name: string;
  type: string;
  content: Buffer;
}

/** How the reader writes: what the address says, or English and UTC. */
export interface Writing {
  language: string;
  timeZone: string;
}

/** One row of the table of files: an address, the operation that reads what is in it, and how it is made. */
export interface FileRoute<Data = never, Variables = never> {
  /** With `:id` for the record. */
  path: `/api/${string}`;
  operation: TypedDocumentNode<Data, Variables>;
  variables: (id: string) => Variables;
  /** Undefined is a 404. */
  make: (data: Data, writing: Writing) => Promise<MadeFile | undefined>;
}

/** Types a row by its operation. */
export function fileRoute<Data, Variables>(row: FileRoute<Data, Variables>): FileRoute {
  return row as unknown as FileRoute;
}
