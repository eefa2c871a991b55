import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

type Method = 'GET' | 'POST';

/** What an old consumer sent, wherever they put it. */
export interface RestInput {
  /** A text field of a JSON body; empty when it is missing. */
  text(name: string): string;
  /**
   * The one argument of a call: `?name=`, `?id=`, `?data=`, the same in a JSON body, or a bare string body.
   * Throws Invalid when there is none.
   */
  argument(name: string): string;
  /** The same of a call that may come without it; undefined when there is none. */
  optionalArgument(name: string): string | undefined;
  /** The same where it may be any text: a body that is no JSON is that text, whatever its type says. */
  bareText(name: string): string;
  /**
   * The record that a call sends, as the body's field of that name or as the body itself. What the
   * operation's input type does not know is left out later, what does not fit it is refused: `never` lets
   * it stand for any input.
   */
  record(name: string): never;
  /**
   * The changes to a record: the body itself, or the record in the body's field of that name, which may hold its id
   * alone. With fields of `alone` beside it only these change: the record may be an older one.
   */
  changes(name: string, alone: readonly string[]): never;
  /** The ids of a list of records, or of ids: the body's field of that name, or the body itself. */
  ids(name: string): string[];
}

/** One row of the REST table. */
export interface RestRoute<Data = never, Variables = never> {
  /** Verb and path, as section 7 of the specification has them. */
  route: `${Method} /api/${string}`;
  operation: TypedDocumentNode<Data, Variables>;
  variables?: (input: RestInput) => Variables;
  /**
   * The body of the answer; null or undefined is a 404. With `pages` it is made of the first page's data and
   * the nodes of all pages; without it the nodes are the answer.
   */
  answer?: (data: Data, nodes: readonly unknown[]) => unknown;
  /**
   * For a whole list: the connection in the data; null is a 404. The operation runs for each page, with
   * `$after`: a mutation has to do nothing more when it runs again.
   */
  pages?: (data: Data) => Connection | null | undefined;
  /** The row of a whole list that this call answers with, once its operation has run. */
  thenAnswer?: RestRoute;
  /** A call that works on the demo data, for the tests and the documentation. */
  example: { url: string; body?: unknown; status: number };
}

export interface Connection {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Types a row by its operation, so that a field removed from the SDL stops the build at that row. */
export function restRoute<Data, Variables>(row: RestRoute<Data, Variables>): RestRoute {
  return row as unknown as RestRoute;
}
