import { useCallbackRef } from '@mantine/hooks';
import { type PointerEvent, useEffect, useState } from 'react';
import { startOfAccountingDay } from '../../core/days.ts';

const SLOTS = '[data-whole-day]';

interface Drag {
  slots: readonly HTMLElement[];
  first: number;
}

/** Handles a drag over the row of whole days, from any day to any other. */
export function useWholeDayDrag(addDays: (start: Date, end: Date) => void) {
  const add = useCallbackRef(addDays);
  const [drag, setDrag] = useState<Drag>();

  function onPointerDown({
    button,
    currentTarget,
    pointerType,
    target,
  }: PointerEvent<HTMLElement>) {
    const slots = [...currentTarget.querySelectorAll<HTMLElement>(SLOTS)];
    const first = slots.findIndex((slot) => slot === target);
    if (button === 0 && pointerType !== 'touch' && first >= 0) setDrag({ slots, first });
  }

  useEffect(() => {
    if (!drag) return undefined;
    const { slots, first } = drag;
    const reached = ({ clientX }: MouseEvent) => {
      const last = slots.findIndex((slot) => clientX < slot.getBoundingClientRect().right);
      const at = last < 0 ? slots.length - 1 : last;
      return slots.slice(Math.min(first, at), Math.max(first, at) + 1);
    };
    const mark = (marked: readonly HTMLElement[]) =>
      slots.forEach((slot) => slot.toggleAttribute('data-chosen', marked.includes(slot)));
    const move = (event: MouseEvent) => mark(reached(event));
    function end(event: MouseEvent) {
      const chosen = reached(event).map((slot) => slot.dataset.wholeDay!);
      const [start, end] = [chosen[0]!, chosen.at(-1)!].map((day, at) =>
        startOfAccountingDay(day, at),
      );
      setDrag(undefined);
      // A press on one day is a click, which has its own answer.
      if (chosen.length > 1) add(start!, end!);
    }
    const cancel = () => setDrag(undefined);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', cancel);
    return () => {
      mark([]);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', cancel);
    };
  }, [drag, add]);

  return { onPointerDown };
}
