import { useQuery } from '@apollo/client/react';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '../../core/roles.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { ChoiceFilter } from '../list/ChoiceFilter.tsx';
import { useListParams } from '../list/useListParams.ts';
import { AddNote } from './AddNote.tsx';
import { TimelinePartDocument, type TimelinePartQuery } from './TimelinePart.generated.ts';
import { type Entry, TimelineEntries } from './TimelineEntries.tsx';
import { TimelineNote } from './TimelineNote.tsx';

/** The entries of the kind stand among the notes, in the order of their times. */
export interface OtherEntries {
  /** The entries; undefined until they are loaded. */
  entries: readonly Entry[] | undefined;
  error?: Error | undefined;
  onRetry?: () => void;
  /** Kinds of entries, notes among them, of which the person can choose one to be shown. */
  choices?: readonly { value: string; label: string }[];
  /** Shown below the entries. */
  foot?: ReactNode;
}

export interface TimelineOf {
  kind: string;
  id: string;
  /** The group that can change the record. */
  write: Group;
  others?: OtherEntries;
}

/** Shows the notes on a record, and what else its kind has on the timeline, newest first. */
export function TimelinePart({ kind, id, write, others }: TimelineOf) {
  const { t } = useTranslation('screens');
  const mayWrite = useIsInGroup(write);
  const { data, previousData, error, refetch } = useQuery(TimelinePartDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-and-network',
  });
  const notes = (data ?? previousData)?.notes.nodes;
  const isLoaded = notes !== undefined && (!others || others.entries !== undefined);
  const retry = () => {
    if (!notes) void refetch();
    if (others && !others.entries) others.onRetry?.();
  };
  return (
    <Paper p="lg" component="section" aria-labelledby="timeline" data-not-printed>
      <Stack gap="md">
        <Title id="timeline" order={2} size="h4">
          {t('timeline.title')}
        </Title>
        {mayWrite ? <AddNote key={id} kind={kind} id={id} /> : null}
        {isLoaded ? (
          <Entries notes={notes} others={others} mayWrite={mayWrite} />
        ) : (
          <PendingPart error={error ?? others?.error} onRetry={retry} />
        )}
      </Stack>
    </Paper>
  );
}

interface EntriesProps {
  notes: TimelinePartQuery['notes']['nodes'];
  others: OtherEntries | undefined;
  mayWrite: boolean;
}

function Entries({ notes, others, mayWrite }: EntriesProps) {
  const { t } = useTranslation('screens');
  const { get } = useListParams();
  const written = notes.map((note) => ({
    id: note.id,
    at: note.at,
    type: 'note',
    icon: IconNote,
    kind: t('timeline.note'),
    by: note.accountName,
    what: <TimelineNote note={note} mayWrite={mayWrite} />,
  }));
  const entries = [...written, ...(others?.entries ?? [])].toSorted((one, other) =>
    one.at < other.at ? 1 : -1,
  );
  if (entries.length === 0) return <Text c="dimmed">{t('timeline.none')}</Text>;
  const choices = others?.choices ?? [];
  const chosen = choices.some(({ value }) => value === get('show')) ? get('show') : '';
  const shown = entries.filter(({ type }) => !chosen || type === chosen);
  const isMixed = new Set(entries.map(({ type }) => type)).size > 1;
  return (
    <>
      {choices.length > 0 && (isMixed || chosen) ? (
        <ChoiceFilter
          label={t('timeline.show')}
          name="show"
          any={t('timeline.everything')}
          choices={choices}
        />
      ) : null}
      {shown.length === 0 ? <Text c="dimmed">{t('timeline.noneOfKind')}</Text> : null}
      <TimelineEntries entries={shown} />
      {others?.foot}
    </>
  );
}
