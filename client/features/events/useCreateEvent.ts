import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { useUndoableCreation } from '../../records/undo/useUndoable.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { CreateEventDocument } from './eventChanges.generated.ts';
import { showsEvent } from './showsEvent.ts';
import { eventInput, type EventValues, writtenEvent } from './useEventForm.ts';

/** Creates an event, with Undo. Resolves to whether the calendar shows it where it is. */
export function useCreateEvent() {
  const { t } = useTranslation('events');
  const [, , coming] = useAddressParams([]);
  const offerUndo = useUndoableCreation();
  const { revalidate } = useRevalidator();
  const [create] = useMutation(CreateEventDocument);

  return async (id: string, values: EventValues): Promise<boolean> => {
    const input = { id, ...eventInput(values) };
    const written = { ...writtenEvent(values), id, version: 1 };
    const { data } = await create({
      variables: { input },
      optimisticResponse: { createEvent: { event: written, activityId: '' } },
      update: (cache) => addToLists(cache, id),
    });
    const { activityId } = data!.createEvent;
    const isSeen = showsEvent(coming(), written);
    const link = { to: linkTo.event(id, values.startDay), label: t('show') };
    offerUndo({
      message: t('created', { title: input.title }),
      activityId,
      then: revalidate,
      ...(!isSeen && { link }),
    });
    return isSeen;
  };
}

/** Adds it to every cached list, which filters by its days. */
function addToLists(cache: ApolloCache, id: string): void {
  cache.modify({
    fields: {
      events(stored: unknown, { toReference, readField }) {
        const list = stored as { nodes: Reference[] };
        const added = toReference({ __typename: 'Event', id });
        if (!added || list.nodes.some((node) => readField('id', node) === id)) return list;
        return { ...list, nodes: [...list.nodes, added] };
      },
    },
  });
}
