import { Button, Group, Popover, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { accountingDay } from '../../../core/days.ts';
import { DayInput } from '../../../ui/dates/DayInput.tsx';
import { TimeInput } from '../../../ui/dates/TimeInput.tsx';
import type { RecordFormApi } from '../../../records/form/useRecordForm.ts';
import { ClockChangeHint } from '../ClockChangeHint.tsx';
import { markSlots } from '../drag/markSlots.ts';
import { enteredTimes, type EventValues, useTypedStart } from '../useEventForm.ts';
import { useEventWords } from '../useEventWords.ts';

const WIDTH = 340;

interface Props {
  form: RecordFormApi<EventValues>['form'];
  slot: HTMLElement;
  isOpen: boolean;
  save: () => void;
  /** Closes it and goes back to the slot. */
  leave: () => void;
  /** Closes it because of a press elsewhere. */
  dismiss: () => void;
  openAll: () => void;
}

/** The title and the time of a new event, at its slot. */
export function QuickEventPopover({ form, slot, isOpen, save, leave, dismiss, openAll }: Props) {
  const { t } = useTranslation(['events', 'records']);
  useMarkedSlots(slot, form.values, isOpen);
  usePressElsewhere(isOpen, dismiss);

  function onKeyDown(key: KeyboardEvent<HTMLElement>) {
    const isListOpen = (key.target as Element).getAttribute('aria-expanded') === 'true';
    if (key.key !== 'Escape' || isListOpen) return;
    key.stopPropagation();
    leave();
  }

  return (
    <Popover
      opened={isOpen}
      // A slot of one day is as wide as the window.
      position={slot.offsetWidth > window.innerWidth / 2 ? 'bottom-start' : 'right-start'}
      width={WIDTH}
      shadow="lg"
      trapFocus
      closeOnEscape={false}
      closeOnClickOutside={false}
      // The form stays in sight while the hours scroll.
      hideDetached={false}
    >
      <Popover.Target>
        <AtSlot slot={slot} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('new')} p="md" onKeyDown={onKeyDown}>
        <form onSubmit={form.onSubmit(save)} noValidate>
          <Stack gap="sm">
            <TextInput
              data-autofocus
              required
              label={t('records:fieldsOf.Event.title')}
              maxLength={200}
              {...form.getInputProps('title')}
            />
            <TimeFields form={form} />
            <ClockChangeHint values={form.values} event={undefined} />
            <Group justify="space-between">
              <Button variant="subtle" ml={-14} onClick={openAll}>
                {t('moreOptions')}
              </Button>
              <Button type="submit">{t('create')}</Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

function TimeFields({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('records');
  const { dayHeading } = useEventWords();
  const start = useTypedStart(form);
  const { allDay, startDay } = form.values;
  const field = (name: 'startDay' | 'startTime' | 'endDay' | 'endTime') => ({
    label: t(`fieldsOf.Event.${name}`),
    ...form.getInputProps(name),
  });
  const startField = (name: 'startDay' | 'startTime') => ({
    ...field(name),
    onChange: (value: string) => start.change({ [name]: value }),
    onBlur: start.finish,
  });
  if (allDay) {
    return (
      <SimpleGrid cols={2} spacing="sm">
        <DayInput dayOf={accountingDay} {...startField('startDay')} />
        <DayInput dayOf={accountingDay} {...field('endDay')} />
      </SimpleGrid>
    );
  }
  return (
    <>
      <Text size="sm">{dayHeading(startDay)}</Text>
      <SimpleGrid cols={2} spacing="sm">
        <TimeInput {...startField('startTime')} />
        <TimeInput {...field('endTime')} />
      </SimpleGrid>
    </>
  );
}

/** Handles presses on the page: the lists and calendars of the fields, and messages, are in portals as the popover is. */
function usePressElsewhere(isOpen: boolean, dismiss: () => void) {
  const leave = useCallbackRef(dismiss);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event) => {
      if (!(target as Element).closest('[data-portal]')) leave();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, leave]);
}

/** Makes the slot, which is not drawn here, the place of the popover. */
function AtSlot({ slot, ref }: { slot: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => slot, [slot]);
  return null;
}

/** Marks the slots that the entered times take. */
function useMarkedSlots(slot: HTMLElement, values: EventValues, isOpen: boolean) {
  const grid = slot.closest<HTMLElement>('[data-event-grid]');
  useEffect(() => {
    const times = enteredTimes(values);
    const isWhole = [times.start, times.end].every((moment) => !Number.isNaN(moment.getTime()));
    if (!grid || !isOpen || !isWhole) return undefined;
    markSlots(grid, times);
    return () => markSlots(grid);
  }, [grid, values, isOpen]);
}
