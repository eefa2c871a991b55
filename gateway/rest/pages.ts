import { setImmediate } from 'node:timers/promises';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Context } from '../graphql/context.ts';
import type { Execute } from '../graphql/executor.ts';
import type { Connection } from './rest-route.ts';

/** An operation that reads a list a page at a time, by `$after`. */
interface Paged {
  operation: DocumentNode;
  /** The connection in the data. Without it, and where it is null, there is one page. */
  pages?: (data: object) => Connection | null | undefined;
}

/**
 * The data of every page of a list. A page is read when it is asked for: who lets go of one before the next holds
 * one at a time, and no part of the gateway reads a list without bound. Others have their turn
 * between two pages. Throws what went wrong.
 */
export async function* pagesOf(
  { execute }: { execute: Execute },
  { operation: document, pages }: Paged,
  variables: Record<string, unknown>,
  contextOfPage: () => Context | Promise<Context>,
): AsyncGenerator<object, void, void> {
  let after: string | null = null;
  do {
    if (after !== null) await setImmediate();
    const context = await contextOfPage();
    const ofPage: Record<string, unknown> = pages ? { ...variables, after } : variables;
    const data = dataOf(await execute({ document, variables: ofPage }, context));
    yield data;
    const info = pages?.(data)?.pageInfo;
    after = info?.hasNextPage ? info.endCursor : null;
  } while (after !== null);
}

/** The data of a result; throws what went wrong. */
export function dataOf({ data, errors }: ExecutionResult): object {
  if (errors?.[0]) throw errors[0];
  return data ?? {};
}
