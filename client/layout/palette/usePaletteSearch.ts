import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { folded } from '../../core/folded.ts';
import { recordKinds } from '../../generated/recordKinds.ts';
import { sdlNounsOf } from '../../records/resources.ts';
import type { Hit } from './hit.ts';
import { PaletteSearchDocument } from './PaletteSearch.generated.ts';
import { type Words, useOtherLanguage } from './useOtherLanguage.ts';

const TYPING_PAUSE_MS = 150;
const FEWEST_LETTERS = 2;

/** Searches for what is typed; "invoice 77" finds what 77 finds among invoices, too. */
export function usePaletteSearch(typed: string) {
  const [text] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const isSearch = text.length >= FEWEST_LETTERS;
  const { data, previousData, loading, error } = useQuery(PaletteSearchDocument, {
    variables: { text },
    skip: !isSearch,
    fetchPolicy: 'network-only',
  });
  const said = useKindSaid(isSearch ? text : '');
  const ofKind = useQuery(PaletteSearchDocument, {
    variables: { text: said?.rest ?? '', kind: said && [said.kind] },
    skip: !said,
    fetchPolicy: 'network-only',
  });
  const own = (said && (ofKind.data ?? ofKind.previousData)?.search) ?? [];
  const all = [...own, ...((data ?? previousData)?.search ?? [])];
  return {
    hits: isSearch ? [...new Map(all.map((hit) => [`${hit.kind} ${hit.id}`, hit])).values()] : [],
    isWaiting: loading || ofKind.loading || text !== typed,
    error,
  };
}

/** Returns the kind whose name in either language the text begins with, and the rest of it. */
function useKindSaid(text: string): { kind: Hit['kind']; rest: string } | undefined {
  const { t } = useTranslation(['records', 'palette']);
  const { say } = useOtherLanguage();
  const start = folded(text);
  for (const { kind, noun, nouns } of recordKinds) {
    const names = [t as unknown as Words, say].flatMap((read) => [
      read?.(`records:kinds.${kind}`, { defaultValue: noun }),
      read?.(`records:lists.${kind}`, { defaultValue: nouns }),
      read?.(`palette:kinds.${kind}`, { defaultValue: nouns }),
    ]);
    const name = [...names, noun, sdlNounsOf(kind)].find(
      (each) => each !== undefined && start.startsWith(`${folded(each)} `),
    );
    const rest = name && text.slice(name.length).trim();
    if (rest) return { kind: kind as Hit['kind'], rest };
  }
  return undefined;
}
