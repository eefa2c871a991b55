import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { noAnswerText } from '../../core/http.ts';
import { notifyProblem } from '../../core/notify.tsx';
import { refusalOf } from '../../core/refusal.ts';
import { UpdateEventDocument } from './eventChanges.generated.ts';
import { type EventTimes, storedTimes, timesOf } from './eventTimes.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { useEventUndo } from './useEventUndo.ts';
import { useEventWords } from './useEventWords.ts';

export function useMoveEvent() {
  const { t } = useTranslation('events');
  const { when } = useEventWords();
  const offerUndo = useEventUndo();
  const { revalidate } = useRevalidator();
  const [update] = useMutation(UpdateEventDocument);

  return async (event: EventTile_EventFragment, times: EventTimes): Promise<boolean> => {
    const { id, title, version } = event;
    const moved = storedTimes(times);
    const before = storedTimes(timesOf(event));
    if (moved.start === before.start && moved.end === before.end) return true;
    const written = { __typename: 'Event', ...event, ...moved, version: version + 1 };
    try {
      const { data } = await update({
        variables: { input: { id, version, ...moved } },
        optimisticResponse: { updateEvent: { event: written, activityId: '' } },
      });
      offerUndo({
        message: t('moved', { title, when: when(times) }),
        undone: t('movedBack', { title, when: when(timesOf(event)) }),
        activityId: data!.updateEvent.activityId,
      });
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const isStale = refusal?.code === 'CONFLICT';
      notifyProblem(
        isStale ? t('changedMeanwhile', { title }) : (refusal?.message ?? noAnswerText()),
      );
      if (isStale) await revalidate();
      return false;
    }
  };
}
