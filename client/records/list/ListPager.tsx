import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { PageInfo } from './pageInfo.ts';
import { PAGE_SIZES, useListParams } from './useListParams.ts';
import { firstRowOf, notePlaces } from './pagePlaces.ts';
import { usePageSteps } from './usePageSteps.ts';

interface Props {
  pageInfo: PageInfo;
  shown: number;
  totalCount: number;
}

export function ListPager(props: Props) {
  const { pageInfo, shown, totalCount } = props;
  const { t } = useTranslation();
  const { number } = useFormat();
  const { get, change } = useListParams(['size']);
  const { go, step, isOnTheWay } = usePageSteps(pageInfo);
  const first = useFirstRow(props);
  const canGoBack = pageInfo.hasPreviousPage || isOnTheWay;
  const canGoOn = pageInfo.hasNextPage || isOnTheWay;
  const moves = [
    { key: 'first', icon: IconChevronLeftPipe, isOpen: canGoBack, move: () => go({}) },
    { key: 'previous', icon: IconChevronLeft, isOpen: canGoBack, move: () => step(-1) },
    { key: 'next', icon: IconChevronRight, isOpen: canGoOn, move: () => step(1) },
    { key: 'last', icon: IconChevronRightPipe, isOpen: canGoOn, move: () => go({ isLast: true }) },
  ] as const;
  return (
    <Group justify="space-between" mt="sm">
      <Text size="sm" c="dimmed">
        {first === undefined || shown === totalCount
          ? t('list.range', { shown: number(shown), total: number(totalCount) })
          : t(shown === 1 ? 'list.rangeOne' : 'list.rangeFrom', {
              from: number(first),
              to: number(first + shown - 1),
              total: number(totalCount),
            })}
      </Text>
      <Group gap="xs" data-not-printed>
        <NativeSelect
          size="xs"
          aria-label={t('list.perPage')}
          value={get('size') || String(PAGE_SIZES[0])}
          data={PAGE_SIZES.map(String)}
          onChange={({ currentTarget }) => change({ size: currentTarget.value })}
        />
        {moves.map(({ key, icon: Icon, isOpen, move }) => (
          <ActionIcon
            key={key}
            variant="default"
            size="md"
            aria-label={t(`list.${key}`)}
            disabled={!isOpen}
            onClick={move}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
    </Group>
  );
}

/** Returns the number of the page's first row, and notes those of its neighbours. */
function useFirstRow(page: Props): number | undefined {
  const [drawn] = useSearchParams();
  const first = firstRowOf(drawn, page);
  const size = Number(drawn.get('size')) || PAGE_SIZES[0]!;
  useEffect(() => {
    if (first !== undefined) notePlaces(drawn, page, { first, size });
  });
  return first;
}
