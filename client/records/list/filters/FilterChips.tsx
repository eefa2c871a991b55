import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from './FilterChip.tsx';
import { useFilterScope } from './filterScope.ts';
import type { ListFilter } from './listFilter.ts';
import { useFilters } from './useFilters.ts';

/** The active filters, with "or" between those of which one is enough. */
export function FilterChips({ filters }: { filters: readonly ListFilter[] }) {
  const { t } = useTranslation();
  const { isAny } = useFilterScope();
  const { set, remove } = useFilters(filters);
  return set.map((filter, place) => (
    <Fragment key={filter.name}>
      {isAny && place > 0 ? (
        <Text size="sm" c="dimmed">
          {t('filters.or')}
        </Text>
      ) : null}
      <FilterChip filter={filter} onRemove={() => remove(filter)} />
    </Fragment>
  ));
}
