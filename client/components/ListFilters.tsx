import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ListFilters.module.css';
import { SearchInput } from './SearchInput.tsx';
import { useListParams } from './useListParams.ts';

interface Props {
  /** What the text looks for; without it there is none. */
  label?: string;
  /** Keys of the URL that filter. */
  keys: readonly string[];
  /** The other filters. */
  children: ReactNode;
}

/** The filters over a list, with a way out of them all; they live in the URL. */
export function ListFilters({ label, keys, children }: Props) {
  const { t } = useTranslation();
  const { get, change } = useListParams();
  const isFiltered = keys.some((key) => get(key));
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
      {children}
      {isFiltered ? (
        <Button variant="subtle" leftSection={<IconX size={16} aria-hidden />} onClick={clear}>
          {t('list.clearFilters')}
        </Button>
      ) : null}
    </Group>
  );
}
