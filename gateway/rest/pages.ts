import { setImmediate } from 'node:timers/promises';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Context } from '../graphql/context.ts';
import type { Execute } from '../graphql/executor.ts';
import type { Connection } from './rest-route.ts';

interface Paged {
  operation: DocumentNode;
  /** Undefined or null: there is one page. */
  pages?: (data: object) => Connection | null | undefined;
}

/** Reads a page when it is asked for, and lets other requests run in between. Throws what went wrong. */
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

/** Throws the first error of a result. */
export function dataOf({ data, errors }: ExecutionResult): object {
  if (errors?.[0]) throw errors[0];
  return data ?? {};
}
