import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../errors/errors.ts';
import { languages, requestedLanguage } from '../errors/language.ts';
import { problem } from '../errors/problem.ts';
import { givenText, type GivenQuery } from '../graphql/given-object.ts';
import { knownTimeZone } from '../formats/zoned-time.ts';
import { type Connection, withPageInfo } from '../graphql/pages.ts';

interface MadeFile {
  /** The file's name with its extension: letters, digits, hyphens and dots. */
  name: string;
  /** Pieces are made one at a time, when the last was sent. */
  content: Buffer | AsyncIterable<string>;
}

/** The language and the time zone of a file; English and the company's time zone by default. */
export interface FileFormat {
  language: string;
  timeZone?: string;
}

/** The GraphQL inputs of a list, as JSON in the address. */
interface GivenList {
  filter: object | null;
  sort: object | null;
}

export interface FileRoute<Data = never, Variables = never> {
  /** The route's path; `:id` stands for the record. */
  path: `/api/${string}`;
  type: string;
  isOfList?: boolean;
  /** The settings of the reader that the file depends on. */
  writtenFor?: readonly (keyof FileFormat)[];
  operation: TypedDocumentNode<Data, Variables>;
  variables: (id: string, given: GivenList) => Variables;
  /** Returns the connection of a whole list. The operation runs once a page, with `$after`. */
  pages?: (data: Data) => Connection;
  /** Makes the file; undefined is a 404. `pages` holds the data of every page, with the first. */
  make: (
    data: Data,
    format: FileFormat,
    pages: AsyncIterable<Data>,
  ) => MadeFile | undefined | Promise<MadeFile | undefined>;
}

export function fileRoute<Data, Variables>(row: FileRoute<Data, Variables>): FileRoute {
  const operation = row.pages ? withPageInfo(row.operation) : row.operation;
  return { ...row, operation } as unknown as FileRoute;
}

/** Throws Invalid for a language or a time zone that nobody knows. */
export function writingOf({ language = 'en', timeZone }: Partial<FileFormat>): FileFormat {
  if (!isLanguage(language)) {
    throw invalid({ language: problem('not_one_of', { values: languages.join(', ') }) });
  }
  if (timeZone === undefined) return { language };
  if (!knownTimeZone(timeZone)) throw invalid({ timeZone: problem('not_a_time_zone') });
  return { language, timeZone };
}

function isLanguage(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns the language and the time zone that the address asks for, or the language of the header. Throws Invalid as
 * `writingOf` does.
 */
export function writingAsked({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>) {
  const given = query as Partial<FileFormat> & GivenQuery;
  const lang = givenText(given, 'lang') || requestedLanguage(headers);
  if (!languages.some((each) => each === lang))
    throw invalid({ lang: problem('not_one_of', { values: languages.join(', ') }) });
  return writingOf({ language: lang, ...given });
}
