import { Button, Group } from '@mantine/core';
import {
  type Icon,
  IconFlag,
  IconMail,
  IconMailOpened,
  IconSquareCheck,
  IconStar,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { todoFilterKeys, todoFilters } from './todoFilter.ts';
import styles from './TodoFilters.module.css';

const icons: Record<(typeof todoFilters)[number], Icon> = {
  important: IconFlag,
  starred: IconStar,
  unread: IconMail,
  read: IconMailOpened,
  selected: IconSquareCheck,
};

export function TodoFilters() {
  const { t } = useTranslation('todos');
  const { get, change } = useListParams();
  const isFiltered = todoFilterKeys.some((key) => get(key));
  const clear = () => change(Object.fromEntries(todoFilterKeys.map((key) => [key, undefined])));
  return (
    <Group gap="xs" mb="sm" role="group" aria-label={t('filtersLabel')}>
      <SearchInput
        className={styles.text}
        label={t('search')}
        value={get('text')}
        onSearch={(text) => change({ text })}
      />
      <Group gap="xs" className={styles.line}>
        {todoFilters.map((filter) => {
          const FilterIcon = icons[filter];
          const isOn = get(filter) !== '';
          return (
            <Button
              key={filter}
              size="xs"
              variant={isOn ? 'filled' : 'default'}
              aria-pressed={isOn}
              leftSection={<FilterIcon size={16} aria-hidden />}
              onClick={() => change({ [filter]: isOn ? undefined : '1' })}
            >
              {t(`filters.${filter}`)}
            </Button>
          );
        })}
        {isFiltered ? (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={clear}
          >
            {t('filters.clear')}
          </Button>
        ) : null}
      </Group>
    </Group>
  );
}
