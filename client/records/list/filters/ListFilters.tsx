import { ActionIcon, Button, Group } from '@mantine/core';
import { IconFilterOff, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { useListParams } from '../useListParams.ts';
import { serializeChoices } from './choices.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import styles from './ListFilters.module.css';
import {
  type ChoicesFilter,
  urlKeysOfFilter,
  type ListFilter,
  type ValuesFilter,
} from './listFilter.ts';
import { useFilters } from './useFilters.ts';

interface Props {
  /** The label of the search field; without it there is no search field. */
  label?: string;
  filters: readonly ListFilter[];
  /** Controls beside the filters, such as the sort order of cards. */
  children?: ReactNode;
}

/** Shows the search, a menu of the fields, and a chip for each active filter in one row. All are in the URL. */
export function ListFilters({ label, filters, children }: Props) {
  const { t } = useTranslation();
  const { get, change } = useListParams();
  const { set, remove } = useFilters(filters);
  const keys = [...(label === undefined ? [] : ['text']), ...filters.flatMap(urlKeysOfFilter)];
  const mine = filters.find((each) => 'mine' in each && each.mine !== undefined);
  return (
    <Group gap="xs" mb="sm">
      {label === undefined ? null : (
        <SearchInput
          className={styles.text}
          label={label}
          value={get('text')}
          onSearch={(text) => change({ text })}
        />
      )}
      {filters.length > 0 ? <FilterMenu filters={filters} /> : null}
      {mine && 'mine' in mine ? <MineButton filter={mine} /> : null}
      {set.map((filter) => (
        <FilterChip key={filter.name} filter={filter} onRemove={() => remove(filter)} />
      ))}
      {set.length > 0 || (label !== undefined && get('text')) ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('list.clearFilters')}
          title={t('list.clearFilters')}
          onClick={() => change(Object.fromEntries(keys.map((key) => [key, undefined])))}
        >
          <IconFilterOff size={18} aria-hidden />
        </ActionIcon>
      ) : null}
      {children}
    </Group>
  );
}

function MineButton({ filter }: { filter: ChoicesFilter | ValuesFilter }) {
  const { t } = useTranslation();
  const { name, mine = '', mineLabel = t('filters.mine') } = filter;
  const own = serializeChoices({ values: [mine], isNot: false });
  const { get, change } = useListParams();
  const isOn = get(name) === own;
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      px="sm"
      aria-pressed={isOn}
      leftSection={<IconUser size={16} aria-hidden />}
      onClick={() => change({ [name]: isOn ? undefined : own })}
    >
      {mineLabel}
    </Button>
  );
}
