import { ActionIcon, Loader, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { useWindowEvent } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import styles from './CalendarButton.module.css';

const DayCalendar = lazyPart(async () => (await import('./DayCalendar.tsx')).DayCalendar);

interface Props {
  day: string | undefined;
  /** Returns the day of a moment. */
  dayOf: (moment: Date) => string;
  isDisabled: boolean;
  /** Whether the calendar is in another popover, which ends by a click outside of its elements. */
  isNested: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Gives the focus back to the field. */
  close: () => void;
  pick: (day: string) => void;
}

export function CalendarButton({ day, dayOf, isOpen, setOpen, close, pick, ...given }: Props) {
  const { t } = useTranslation();
  // The calendar hears Escape before anything around the field does, so that Escape ends the calendar alone.
  useWindowEvent(
    'keydown',
    (event) => {
      if (!isOpen || event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    },
    { capture: true },
  );
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      trapFocus
      closeOnEscape={false}
      withinPortal={!given.isNested}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          className={styles.button}
          tabIndex={-1}
          aria-label={t('date.open')}
          disabled={given.isDisabled}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        onKeyDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
        onBlur={staysInside}
      >
        <Suspense fallback={<Loader size="sm" />}>
          <DayCalendar {...{ day, dayOf, pick }} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** A form around the field does not see the focus move within the calendar. */
function staysInside(event: FocusEvent<HTMLElement>): void {
  if (event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
}
