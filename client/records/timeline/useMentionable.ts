import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { folded } from '../../core/folded.ts';
import { MentionableDocument, type MentionableQuery } from './MentionInput.generated.ts';

const TYPING_PAUSE_MS = 200;
const MOST = 8;
const NONE: never[] = [];

export type Mentionable = MentionableQuery['mentionable'][number];
export type Mentioned = Pick<Mentionable, 'id' | 'name'>;

export interface Host {
  kind: string;
  id: string;
}

/** Returns the accounts that a note on the record can mention and whose name has what is typed. */
export function useMentionable(host: Host, typed: string | undefined): Mentionable[] {
  const [text] = useDebouncedValue(typed?.trim() ?? '', TYPING_PAUSE_MS);
  const { data, previousData } = useQuery(MentionableDocument, {
    variables: { ...host, text: text || null },
    skip: typed === undefined,
  });
  if (typed === undefined) return NONE;
  const words = folded(typed).split(/\s+/);
  const found = (data ?? previousData)?.mentionable ?? NONE;
  return found
    .filter(({ name }) => words.every((word) => folded(name).includes(word)))
    .slice(0, MOST);
}
