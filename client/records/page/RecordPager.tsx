import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { type ListOrigin, useListOrigin } from '../../core/listOrigin.ts';
import { useRecordPager } from '../list/recordSteps.ts';
import { keyTable } from '../../core/keyTable.ts';

const steps = [
  { name: 'previous', by: -1, key: keyTable.record.previous, icon: IconChevronUp },
  { name: 'next', by: 1, key: keyTable.record.next, icon: IconChevronDown },
] as const;

/** Navigates through the list that the record was opened from. */
export function RecordPager() {
  const { pathname } = useLocation();
  const { origin, pressed } = useListOrigin();
  const place = origin?.records.indexOf(pathname) ?? -1;
  return origin && place >= 0 ? <Pager origin={origin} place={place} pressed={pressed} /> : null;
}

interface Props {
  origin: ListOrigin;
  place: number;
  pressed: string | undefined;
}

function Pager({ origin, place, pressed }: Props) {
  const { t: say } = useTranslation('screens');
  const { number } = useFormat();
  const step = useRecordPager();
  const { records, totalCount } = origin;
  const isLast = place === records.length - 1;
  const isWhole = records.length === totalCount;

  const isEnd = { '-1': place === 0 && !origin.previous, '1': isLast && !origin.next };
  return (
    <Group gap={4} wrap="nowrap">
      <Text size="sm" c="dimmed" mr={4}>
        {say(isWhole ? 'placeInList' : 'placeOnPage', {
          place: number(place + 1),
          last: number(records.length),
        })}
      </Text>
      {steps.map(({ name, by, key, icon: Icon }) => (
        <ActionIcon
          key={name}
          title={`${say(name)} · ${key.toUpperCase()}`}
          variant="default"
          size={36}
          aria-label={say(name)}
          aria-keyshortcuts={key}
          disabled={isEnd[by]}
          autoFocus={name === pressed}
          onClick={() => step(by, name)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}
