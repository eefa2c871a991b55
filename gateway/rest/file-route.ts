import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Connection } from './rest-route.ts';

/** A file that the gateway makes of what it keeps. */
interface MadeFile {
  /** With its ending; letters, digits, hyphens and dots. */
  name: string;
  /** In pieces when it may be long: the next one is made when the last one is on its way. */
  content: Buffer | AsyncIterable<string>;
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
  type: string;
  operation: TypedDocumentNode<Data, Variables>;
  variables: (id: string) => Variables;
  /** For a file of a whole list: the connection in the data. The operation runs for each page, with `$after`. */
  pages?: (data: Data) => Connection;
  /** Undefined is a 404. `pages` has the data of every page, the first one included. */
  make: (
    data: Data,
    writing: Writing,
    pages: AsyncIterable<Data>,
  ) => MadeFile | undefined | Promise<MadeFile | undefined>;
}

/** Types a row by its operation. */
export function fileRoute<Data, Variables>(row: FileRoute<Data, Variables>): FileRoute {
  return row as unknown as FileRoute;
}
