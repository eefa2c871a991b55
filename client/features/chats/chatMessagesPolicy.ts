import type { FieldPolicy, Reference } from '@apollo/client';

interface Page {
  nodes: readonly Reference[];
  pageInfo: { hasPreviousPage: boolean; startCursor: string | null };
}

/**
 * The messages of a room as one list, the first one first: an older page is put before it, the latest page
 * over its end. A latest page that does not reach what is there takes its place.
 */
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

/** A poll that was answered late does not take away what was written since. */
function keepingLater(existing: Page, incoming: Page): Page {
  const last = incoming.nodes.at(-1)?.__ref;
  const end = existing.nodes.findIndex(({ __ref }) => __ref === last);
  return end < 0
    ? incoming
    : { ...incoming, nodes: [...incoming.nodes, ...existing.nodes.slice(end + 1)] };
}
