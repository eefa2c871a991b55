import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { byNameRank } from '../../core/byNameRank.ts';
import { folded } from '../../core/folded.ts';
import type { ChosenKind, DeclaredRecord } from '../declaration.ts';
import { choicesDocument } from '../choicesDocument.ts';
import type { ReferenceValue } from './fieldOverrides.ts';

const TYPING_PAUSE_MS = 200;
const MOST = 8;
/** The choices of a list that has no search of its own, which the browser searches. */
const MOST_UNSEARCHED = 100;

interface Wanted {
  typed: string;
  chosen: ReferenceValue | undefined;
  select: readonly string[];
  without: string | undefined;
}

/** Returns the records whose titles fit a typed text best, by their ids, and whether they are those of this text. */
export function useReferenceOptions(
  reference: ChosenKind,
  { typed, chosen, select, without }: Wanted,
) {
  const { many, title, details = [], isSearched, isUnpaged = false } = reference;
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const wanted = text === chosen?.name ? '' : text;
  const { data, previousData } = useQuery(
    choicesDocument(reference, [...new Set([title, ...details, ...select])]),
    {
      variables: isUnpaged
        ? {}
        : {
            filter: isSearched && wanted ? { text: wanted } : {},
            first: isSearched ? MOST : MOST_UNSEARCHED,
            text: wanted,
          },
    },
  );
  const records = foundIn(data ?? previousData, many).filter(({ id }) => id !== without);
  const nameOf = (record: DeclaredRecord) => String(record[title]);
  const fits = (record: DeclaredRecord) => folded(nameOf(record)).includes(folded(typed.trim()));
  const isChosen = typed === (chosen?.name ?? '');
  const fitting = isSearched || isChosen ? records : records.filter(fits);
  const found = byNameRank(fitting, typed, nameOf).slice(0, isSearched ? MOST : fitting.length);
  return {
    found: new Map(found.map((record) => [record.id, record])),
    nameOf,
    isChosen,
    isAnswered: data !== undefined && text === typed.trim(),
  };
}

type Answer = Readonly<Record<string, unknown>>;

function foundIn(data: Answer | undefined, many: string): DeclaredRecord[] {
  const hits = (data?.search ?? []) as { record: DeclaredRecord | null }[];
  const list = (data?.[many] ?? []) as DeclaredRecord[] | { nodes: DeclaredRecord[] };
  const nodes = 'nodes' in list ? list.nodes : list;
  const all = [...hits.flatMap(({ record }) => record ?? []), ...nodes];
  return [...new Map(all.map((each) => [each.id, each])).values()];
}
