import type { ApolloClient } from '@apollo/client';
import type { Told } from './followChanges.ts';

/** Returns the kinds of the changes that the cache does not have yet: one's own are there before they are told of. */
export function newsIn({ cache }: ApolloClient, changes: Told['nodes']): string[] {
  const stored = cache.extract() as Record<string, { version?: number } | undefined>;
  const isNews = ({ kind, id, version, action }: Told['nodes'][number]) => {
    const known = stored[`${kind}:${id}`];
    if (action === 'deleted') return known !== undefined;
    return version === null || known?.version === undefined || known.version < version;
  };
  return [...new Set(changes.filter(isNews).map(({ kind }) => kind))];
}
