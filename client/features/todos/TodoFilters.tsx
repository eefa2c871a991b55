import { Button, CloseButton, Group } from '@mantine/core';
import {
  type Icon,
  IconFlag,
  IconMail,
  IconMailOpened,
  IconSquareCheck,
  IconStar,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import chips from '../../records/list/filters/ListFilters.module.css';
import { ClearButton } from '../../records/list/filters/ListFilters.tsx';
import { FilterPopover } from '../../records/list/filters/FilterPopover.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import type { TodoTags_TagFragment } from './TodoItem.generated.ts';
import { todoFilterKeys, todoFilters } from './todoFilter.ts';
import styles from './TodoFilters.module.css';
import { TodoTags } from './TodoTags.tsx';

const icons: Record<(typeof todoFilters)[number], Icon> = {
  important: IconFlag,
  starred: IconStar,
  unread: IconMail,
  read: IconMailOpened,
  selected: IconSquareCheck,
};

interface Props {
  tags: readonly TodoTags_TagFragment[];
}

/** The search, and the flags and tags that the list can be narrowed by. */
export function TodoFilters({ tags }: Props) {
  const { t } = useTranslation('todos');
  const { get, change } = useListParams();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SearchInput
        className={styles.search}
        label={t('search')}
        value={get('text')}
        onSearch={(text) => change({ text })}
      />
      <FilterPopover isOpen={isOpen} onShow={setOpen}>
        <Group gap={6} p={6} role="group" aria-label={t('filtersLabel')}>
          {todoFilters.map((filter) => {
            const FilterIcon = icons[filter];
            const isOn = get(filter) !== '';
            return (
              <Button
                key={filter}
                size="compact-sm"
                variant={isOn ? 'filled' : 'default'}
                aria-pressed={isOn}
                leftSection={<FilterIcon size={14} aria-hidden />}
                onClick={() => change({ [filter]: isOn ? undefined : '1' })}
              >
                {t(`filters.${filter}`)}
              </Button>
            );
          })}
        </Group>
        <TodoTags tags={tags} />
      </FilterPopover>
    </>
  );
}

/** The active filters, each with a way to remove it. */
export function ActiveTodoFilters({ tags }: Props) {
  const { t } = useTranslation(['todos', 'common']);
  const { get, change } = useListParams();
  const active = [
    ...todoFilters.filter((key) => get(key)).map((key) => ({ key, label: t(`filters.${key}`) })),
    ...tags.filter(({ id }) => id === get('tag')).map(({ name }) => ({ key: 'tag', label: name })),
  ];
  if (active.length === 0) return null;
  const clear = () => change(Object.fromEntries(todoFilterKeys.map((key) => [key, undefined])));
  return (
    <Group gap="xs" mb={8}>
      {active.map(({ key, label }) => (
        <span key={key} className={chips.chip}>
          <span className={chips.change}>{label}</span>
          <CloseButton
            size={34}
            iconSize={14}
            aria-label={t('common:filters.remove', { label })}
            onClick={() => change({ [key]: undefined })}
          />
        </span>
      ))}
      <ClearButton size="lg" onClear={clear} />
    </Group>
  );
}
