import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedFilters } from './FoldedFilters.tsx';
import styles from './ListFilters.module.css';
import { SearchInput } from './SearchInput.tsx';
import { useListParams } from './useListParams.ts';

interface Props {
  /** Of the search field; without it there is none. */
  label?: string;
  keys: readonly string[];
  children: ReactNode;
}

const MOST_UNFOLDED = 2;

/** In the URL, with a button that clears them. */
export function ListFilters({ label, keys, children }: Props) {
  const { t } = useTranslation();
  const { get, change } = useListParams();
  const chosen = keys.filter((key) => get(key));
  const clear = () => change(Object.fromEntries(keys.map((key) => [key, undefined])));
  return (
    <Group gap="sm" mb="md" align="end">
      {label === undefined ? null : (
        <SearchInput
          className={styles.text}
          label={label}
          value={get('text')}
          onSearch={(text) => change({ text })}
        />
      )}
      {Children.count(children) > MOST_UNFOLDED ? (
        <FoldedFilters count={chosen.filter((key) => key !== 'text').length}>
          {children}
        </FoldedFilters>
      ) : (
        children
      )}
      {chosen.length > 0 ? (
        <Button variant="subtle" leftSection={<IconX size={16} aria-hidden />} onClick={clear}>
          {t('list.clearFilters')}
        </Button>
      ) : null}
    </Group>
  );
}
