import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/dates/DayField.tsx';
import { useKeys } from '../../core/keys.ts';
import { accountingDay } from '../../core/days.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { useListParams } from '../../records/list/useListParams.ts';
import { AboutChip } from '../../records/list/AboutChip.tsx';
import styles from './EventsToolbar.module.css';
import { adjacentDay, type ShownDays, shownIn } from './shownDays.ts';
import { useEventWords } from './useEventWords.ts';
import { ZoneNote } from './ZoneNote.tsx';

interface Props {
  shown: ShownDays;
  count: number;
  /** The switch between the views. */
  children: ReactNode;
}

export function EventsToolbar({ shown, count, children }: Props) {
  const { t } = useTranslation('events');
  const { get, change, arrange } = useListParams();
  const words = useEventWords();
  const [parameters, , coming] = useAddressParams();
  const goTo = (day: string) => arrange({ day });
  const step = (by: 1 | -1) => goTo(adjacentDay(shownIn(coming()), by));
  const today = () => arrange({ day: undefined });
  const dayId = useId();
  useKeys('calendar', {
    today,
    next: () => step(1),
    previous: () => step(-1),
    date: () => document.getElementById(dayId)?.focus(),
  });
  return (
    <Group gap={8} mb={8} className={styles.bar} data-fills-width>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" onClick={today}>
          {t('today')}
        </Button>
        <ActionIcon variant="default" size={36} aria-label={t('before')} onClick={() => step(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label={t('after')} onClick={() => step(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <div className={styles.views}>{children}</div>
      <div className={styles.shown}>
        <Title order={2} size="h4" className={styles.days} aria-live="polite">
          {words.shown(shown)}
        </Title>
        <span className={styles.count} role="status">
          {t('count', { count })}
        </span>
      </div>
      <DayField
        id={dayId}
        className={styles.day}
        aria-label={t('goTo')}
        dayOf={accountingDay}
        value={shownIn(parameters).day}
        onCommit={(day) => goTo(day === accountingDay() ? '' : day)}
      />
      <SearchInput
        className={styles.text}
        label={t('search')}
        value={get('text')}
        onSearch={(text) => change({ text })}
      />
      <AboutChip />
      <div className={styles.zone}>
        <ZoneNote times={{ start: shown.from, end: shown.to }} />
      </div>
    </Group>
  );
}
