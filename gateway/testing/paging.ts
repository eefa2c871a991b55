import { expect, it } from 'vitest';

export interface Page<Node> {
  nodes: Node[];
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

type List<Node> = (variables: object) => Promise<Page<Node>>;

export const idsOf = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id);

export async function collectForwards<Node>(list: List<Node>, first: number, variables = {}) {
  const met: Node[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo, totalCount }: Page<Node> = await list({ ...variables, first, after });
    expect(nodes).not.toHaveLength(0);
    expect(pageInfo.hasPreviousPage).toBe(met.length > 0);
    met.push(...nodes);
    expect(pageInfo.hasNextPage).toBe(met.length < totalCount);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return met;
}

export async function collectBackwards<Node>(list: List<Node>, last: number, variables = {}) {
  const met: Node[] = [];
  const backwards = { ...variables, first: null, last };
  let before: string | null = null;
  do {
    const { nodes, pageInfo, totalCount }: Page<Node> = await list({ ...backwards, before });
    expect(nodes).not.toHaveLength(0);
    expect(pageInfo.hasNextPage).toBe(met.length > 0);
    met.unshift(...nodes);
    expect(pageInfo.hasPreviousPage).toBe(met.length < totalCount);
    before = pageInfo.hasPreviousPage ? pageInfo.startCursor : null;
  } while (before !== null);
  return met;
}

/** Null stands for none, which comes last in either direction. */
type Key = string | number | null;

export type Keys<Node> = Readonly<Record<string, (node: Node) => Key>>;

export function sortedIds<Node extends { id: string }>(
  nodes: readonly Node[],
  key: (node: Node) => Key,
  direction = 'ascending',
): string[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (one: string | number, other: string | number) =>
    sign * (Number(one > other) - Number(one < other));
  const inOrder = (one: Key, other: Key) =>
    one === null || other === null
      ? Number(one === null) - Number(other === null)
      : compare(one, other);
  return idsOf(
    nodes.toSorted((one, other) => inOrder(key(one), key(other)) || compare(one.id, other.id)),
  );
}

/** Tests for each order, both ways, that paging from either end meets each node once. */
export function meetsEachOnce<Node extends { id: string }>(
  keys: Keys<Node>,
  { list, all, size }: { list: List<Node>; all: () => readonly Node[]; size: number },
): void {
  const sorts = Object.keys(keys).flatMap((field) => [
    { field, direction: 'ascending' },
    { field, direction: 'descending' },
  ]);
  it.each(sorts)('meets each once, page by page, by $field $direction', async (sort) => {
    const ids = sortedIds(all(), keys[sort.field]!, sort.direction);
    expect(idsOf(await collectForwards(list, size, { sort }))).toEqual(ids);
    expect(idsOf(await collectBackwards(list, size, { sort }))).toEqual(ids);
  });
}
