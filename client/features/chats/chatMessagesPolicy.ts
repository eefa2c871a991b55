import type { FieldPolicy, Reference } from '@apollo/client';

interface Page {
  nodes: readonly Reference[];
  pageInfo: { hasPreviousPage: boolean; startCursor: string | null };
}

/** Keeps one list, oldest first. A latest page replaces the end, or everything when it does not overlap. */
export const chatMessagesPolicy: FieldPolicy<Page> = {
  keyArgs: false,
  merge(existing, incoming, { args }) {
    if (!existing) return incoming;
    const has = (page: Page) => new Set(page.nodes.map((node) => node.__ref));
    if (args?.before) {
      const known = has(existing);
      const older = incoming.nodes.filter(({ __ref }) => !known.has(__ref));
      return { ...incoming, nodes: [...older, ...existing.nodes] };
    }
    const latest = has(incoming);
    const overlap = existing.nodes.findIndex(({ __ref }) => latest.has(__ref));
    if (overlap <= 0) return overlap === 0 ? keepingLater(existing, incoming) : incoming;
    return {
      ...existing,
      nodes: [...existing.nodes.slice(0, overlap), ...keepingLater(existing, incoming).nodes],
    };
  },
};

/** Keeps messages written after a late poll was sent. */
function keepingLater(existing: Page, incoming: Page): Page {
  const last = incoming.nodes.at(-1)?.__ref;
  const end = existing.nodes.findIndex(({ __ref }) => __ref === last);
  return end < 0
    ? incoming
    : { ...incoming, nodes: [...incoming.nodes, ...existing.nodes.slice(end + 1)] };
}
