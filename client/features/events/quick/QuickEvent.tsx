import { type Ref, Suspense, useImperativeHandle, useState } from 'react';
import { lazyPart } from '../../../core/lazyPart.ts';
import { useCodeWhenIdle } from '../../../core/useCodeWhenIdle.ts';
import { useOpenRecord } from '../../../records/list/openRecord.ts';
import { newEventText } from '../newEvent.ts';
import { isPhone } from '../shownDays.ts';
import type { SlotTimes } from './slotTimes.ts';

const load = async () => (await import('../eventForms.ts')).QuickEventForm;
const QuickEventForm = lazyPart(load);

export interface OpenQuickEvent {
  open: (chosen: SlotTimes) => void;
}

/** Opens a small form at an empty slot; on a phone, which has no room beside a slot, the whole form. */
export function QuickEvent({ ref }: { ref: Ref<OpenQuickEvent> }) {
  const [opened, setOpened] = useState<readonly SlotTimes[]>([]);
  const { open: openForm } = useOpenRecord('new', 'event');

  useImperativeHandle(ref, () => ({
    open(chosen) {
      if (isPhone()) openForm(newEventText(chosen.times));
      else setOpened((before) => [...before, chosen]);
    },
  }));
  useCodeWhenIdle(load);

  // One that is still being saved stays, so that what was typed is not lost when that fails.
  return opened.map((chosen, at) => (
    <Suspense key={`${newEventText(chosen.times)} ${at}`}>
      <QuickEventForm
        {...chosen}
        onClose={() => setOpened((before) => before.filter((each) => each !== chosen))}
      />
    </Suspense>
  ));
}
