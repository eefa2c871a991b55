import { setImmediate } from 'node:timers/promises';
import { type DocumentNode, type ExecutionResult, type FieldNode, Kind, visit } from 'graphql';
import type { Context } from './context.ts';
import type { Execute } from './executor.ts';

/** The connection of the field whose `after` is `$after`; `withPageInfo` asks for the end of its page. */
export interface Connection {
  nodes: readonly unknown[];
}

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

interface Paged {
  operation: DocumentNode;
  /** Returns the connection in the data; undefined or null when there is one page. */
  pages?: (data: object) => Connection | null | undefined;
}

const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
const field = (of: string, ...selections: FieldNode[]): FieldNode => ({
  kind: Kind.FIELD,
  name: name(of),
  ...(selections.length > 0 && { selectionSet: { kind: Kind.SELECTION_SET, selections } }),
});
const pageInfo = field('pageInfo', field('hasNextPage'), field('endCursor'));

/** Returns the operation so that it asks, too, where the page that begins `after: $after` ends. */
export const withPageInfo = <Document extends DocumentNode>(document: Document): Document =>
  visit(document, {
    Field: (node) =>
      isPaged(node) && node.selectionSet
        ? {
            ...node,
            selectionSet: {
              ...node.selectionSet,
              selections: [...node.selectionSet.selections, pageInfo],
            },
          }
        : undefined,
  });

const isPaged = ({ arguments: given = [] }: FieldNode) =>
  given.some(({ name: { value }, value: { kind } }) => value === 'after' && kind === Kind.VARIABLE);

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
    const page = pages?.(data) as { pageInfo: PageInfo } | null | undefined;
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
}

/** Throws the first error of a result. */
export function dataOf({ data, errors }: ExecutionResult): object {
  if (errors?.[0]) throw errors[0];
  return data ?? {};
}
