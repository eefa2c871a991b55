import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { type Connection, withPageInfo } from '../graphql/pages.ts';

interface MadeFile {
  /** With extension; letters, digits, hyphens and dots. */
  name: string;
  /** Pieces are made one at a time, when the last was sent. */
  content: Buffer | AsyncIterable<string>;
}

/** Default: English and UTC. */
export interface Writing {
  language: string;
  timeZone: string;
}

/** The GraphQL inputs of a list, as JSON in the address. */
interface GivenList {
  filter: object | null;
  sort: object | null;
}

export interface FileRoute<Data = never, Variables = never> {
  /** With `:id` for the record. */
  path: `/api/${string}`;
  type: string;
  isOfList?: boolean;
  operation: TypedDocumentNode<Data, Variables>;
  variables: (id: string, given: GivenList) => Variables;
  /** For a whole list: its connection. The operation runs once a page, with `$after`. */
  pages?: (data: Data) => Connection;
  /** Undefined is a 404. `pages` holds the data of every page, with the first. */
  make: (
    data: Data,
    writing: Writing,
    pages: AsyncIterable<Data>,
  ) => MadeFile | undefined | Promise<MadeFile | undefined>;
}

export function fileRoute<Data, Variables>(row: FileRoute<Data, Variables>): FileRoute {
  const operation = row.pages ? withPageInfo(row.operation) : row.operation;
  return { ...row, operation } as unknown as FileRoute;
}

/** Throws Invalid for a language or a time zone that nobody knows. */
export function writingOf({ language = 'en', timeZone = 'UTC' }: Partial<Writing>): Writing {
  try {
    new Intl.DateTimeFormat(language, { timeZone });
  } catch {
    throw invalid({ language: problem('unknown_time_zone') });
  }
  return { language, timeZone };
}
