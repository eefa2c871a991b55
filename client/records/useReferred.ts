import { useQuery } from '@apollo/client/react';
import { use } from 'react';
import type { About } from '../core/about.ts';
import { titlesDocument } from './documents.ts';
import type { RecordValue } from './form/fieldOverrides.ts';
import { loadDeclarations } from './loadDeclaration.ts';

/** Reads a record of any kind by its title; it suspends until the declarations are there. */
export function useReferred(about: About | undefined) {
  const declarations = use(loadDeclarations());
  const to = declarations.find(({ kind }) => kind === about?.kind);
  const { data, error } = useQuery(titlesDocument(to ?? declarations[0]!), {
    variables: { filter: { ids: [about?.id] }, first: 1 },
    skip: !to,
  });
  const found = to && data?.[to.many]?.nodes[0];
  const referred: RecordValue | undefined = found && {
    ...{ kind: to.kind, id: String(found.id) },
    name: String(found[to.title]),
  };
  return { referred, isPending: to !== undefined && !data && !error };
}
