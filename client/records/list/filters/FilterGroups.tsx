import { CloseButton, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { setAll, useAddressParams } from '../../../ui/useAddressParams.ts';
import { GROUPS, isAnyOf, parseGroups, serializeGroups } from '../filterGroups.ts';
import { useListParams, withoutKeys } from '../useListParams.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { FilterScopeContext } from './filterScope.ts';
import styles from './ListFilters.module.css';
import type { ListFilter } from './listFilter.ts';

interface Props {
  filters: readonly ListFilter[];
  /** The number of groups when another one was begun, which has no filters yet and is not in the URL. */
  begun: number | undefined;
  onRemove: () => void;
}

/** The groups of a list's filters, a line each: their filters are joined the other way than those of the list. */
export function FilterGroups({ filters, begun, onRemove }: Props) {
  const { t } = useTranslation();
  const [parameters] = useAddressParams();
  const { change } = useListParams([]);
  const groups = parseGroups(parameters);
  const isAny = isAnyOf(parameters);
  const write = (next: readonly URLSearchParams[]) => change({ [GROUPS]: serializeGroups(next) });
  const shown = groups.length === begun ? [...groups, new URLSearchParams()] : groups;
  const label = isAny ? t('filters.orAllOf') : t('filters.andAnyOf');

  function scopeOf(group: URLSearchParams, place: number) {
    const others = groups.filter((_each, at) => at !== place);
    return {
      parameters: group,
      get: (key: string) => group.get(key) ?? '',
      isAny: !isAny,
      change(changes: Record<string, string | undefined>) {
        const next = new URLSearchParams(group);
        setAll(next, changes);
        write([...groups.slice(0, place), next, ...groups.slice(place + 1)]);
      },
      without: (keys: readonly string[]) => {
        if (isAny) {
          const rest = withoutKeys(group, keys);
          rest.set('text', parameters.get('text') ?? '');
          return rest;
        }
        const rest = withoutKeys(parameters, [GROUPS]);
        setAll(rest, { [GROUPS]: serializeGroups(others) });
        return rest;
      },
    };
  }
  return shown.map((group, place) => (
    <FilterScopeContext key={place} value={scopeOf(group, place)}>
      <Group gap="xs" className={styles.group} role="group" aria-label={`${label} ${place + 1}`}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <FilterMenu filters={filters} isOpenAtFirst={place === begun} />
        <FilterChips filters={filters} />
        <CloseButton
          aria-label={t('filters.removeGroup')}
          title={t('filters.removeGroup')}
          onClick={() => {
            onRemove();
            write(groups.filter((_each, at) => at !== place));
          }}
        />
      </Group>
    </FilterScopeContext>
  ));
}
