import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Code } from '../errors/catalogue.ts';
import { type Connection, withPageInfo } from '../graphql/pages.ts';
import type { OlderNames } from './fitted-variables.ts';
import type { RestInput } from './rest-input.ts';

type Method = 'GET' | 'POST';

export interface RestRoute<Data = never, Variables = never> {
  /** The method and the path, as in section 7 of the specification. */
  route: `${Method} /api/${string}`;
  operation: TypedDocumentNode<Data, Variables>;
  variables?: (input: RestInput) => Variables;
  /**
   * Returns the answer; null or undefined is a 404. With `pages`, `nodes` are those of all pages and the default
   * answer.
   */
  answer?: (data: Data, nodes: readonly unknown[]) => unknown;
  /** Returns the connection of a whole list; null is a 404. The operation runs once a page: it must be idempotent. */
  pages?: (data: Data) => Connection | null | undefined;
  /** Names by which older programs send fields of the input. */
  olderNames?: OlderNames;
  /** The row that answers the record as it is, where older names are answered too: what differs from it was changed. */
  stored?: RestRoute;
  /** A refusal by this code is none in the demo profile: `thenAnswer` answers, and nothing is written. */
  passedInDemo?: Code;
  /** The list row that answers in place of this one, once its operation has run. */
  thenAnswer?: RestRoute;
  /** A call on the demo data. */
  example: { url: string; body?: unknown; status: number };
}

export interface GivenRoute<Data = never, Variables = never> extends Omit<
  RestRoute<Data, Variables>,
  'example'
> {
  /**
   * An example call. Where it does not say otherwise, it asks the route's own address, without a body, and gets a 200.
   */
  example?: Partial<RestRoute['example']>;
}

/** Types a row by its operation, so that a field removed from the SDL fails the build. */
export function restRoute<Data, Variables>(row: GivenRoute<Data, Variables>): RestRoute {
  const operation = row.pages ? withPageInfo(row.operation) : row.operation;
  const example = { url: row.route.split(' ')[1], status: 200, ...row.example };
  return { ...row, operation, example } as unknown as RestRoute;
}
