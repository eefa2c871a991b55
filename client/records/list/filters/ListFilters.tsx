import { ActionIcon, Button, Group } from '@mantine/core';
import { IconFilterOff, IconUser } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../core/lazyPart.ts';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { useAddressParams } from '../../../ui/useAddressParams.ts';
import { GROUPS, MATCH, parseGroups } from '../filterGroups.ts';
import { useListParams } from '../useListParams.ts';
import { serializeChoices } from './choices.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import line from '../ListLayout.module.css';
import {
  type ChoicesFilter,
  urlKeysOfFilter,
  type ListFilter,
  type ReferencesFilter,
  type ValuesFilter,
} from './listFilter.ts';
import { useFilters } from './useFilters.ts';

const FilterGroups = lazyPart(async () => (await import('./FilterGroups.tsx')).FilterGroups);
const MatchSwitch = lazyPart(async () => (await import('./MatchSwitch.tsx')).MatchSwitch);

const MOST_GROUPS = 5;

interface Props {
  /** The label of the search field; without it there is no search field. */
  label?: string;
  filters: readonly ListFilter[];
  /** Whether filters can be joined by or. */
  canGroup?: boolean;
  /** The list's saved views. */
  views?: ReactNode;
}

/** Shows the views, the search and a menu of the fields, and below them a chip for each active filter. All are in the URL. */
export function ListFilters({ label, filters, canGroup = false, views }: Props) {
  const { get, change } = useListParams();
  const [parameters] = useAddressParams();
  const { set } = useFilters(filters);
  const [begun, setBegun] = useState<number>();
  const groups = canGroup ? parseGroups(parameters).length : 0;
  const keys = [
    ...(label === undefined ? [] : ['text']),
    ...filters.flatMap(urlKeysOfFilter),
    ...(canGroup ? [GROUPS, MATCH] : []),
  ];
  const mine = filters.find((each) => 'mine' in each && each.mine !== undefined);
  const isSet = set.length + groups > 0;
  function clear() {
    setBegun(undefined);
    change(Object.fromEntries(keys.map((key) => [key, undefined])));
  }
  return (
    <>
      {views ? <div className={line.views}>{views}</div> : null}
      <div className={line.find}>
        {label === undefined ? null : (
          <SearchInput
            className={line.search}
            label={label}
            value={get('text')}
            onSearch={(text) => change({ text })}
            rightSection={get('text') && !isSet ? <ClearButton size="sm" onClear={clear} /> : null}
          />
        )}
        {filters.length > 0 ? (
          <FilterMenu
            filters={filters}
            {...(canGroup && isSet && groups < MOST_GROUPS && { onGroup: () => setBegun(groups) })}
          />
        ) : null}
        {mine && 'mine' in mine ? <MineButton filter={mine} /> : null}
      </div>
      {isSet ? (
        <Group gap="xs" className={line.chips}>
          {canGroup && set.length + groups > 1 ? (
            <Suspense>
              <MatchSwitch />
            </Suspense>
          ) : null}
          <FilterChips filters={filters} />
          <ClearButton size="lg" onClear={clear} />
        </Group>
      ) : null}
      {groups > 0 || begun !== undefined ? (
        <div className={line.chips}>
          <Suspense>
            <FilterGroups filters={filters} begun={begun} onRemove={() => setBegun(undefined)} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

export function ClearButton({ size, onClear }: { size: 'sm' | 'lg'; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={size}
      aria-label={t('list.clearFilters')}
      title={t('list.clearFilters')}
      onClick={onClear}
    >
      <IconFilterOff size={size === 'sm' ? 16 : 18} aria-hidden />
    </ActionIcon>
  );
}

function MineButton({ filter }: { filter: ChoicesFilter | ValuesFilter | ReferencesFilter }) {
  const { t } = useTranslation();
  const { name, mine = '', mineLabel = t('filters.mine') } = filter;
  const own = serializeChoices({ values: [mine], isNot: false });
  const { get, change } = useListParams();
  const isOn = get(name) === own;
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      aria-pressed={isOn}
      leftSection={<IconUser size={16} aria-hidden />}
      onClick={() => change({ [name]: isOn ? undefined : own })}
    >
      {mineLabel}
    </Button>
  );
}
