import { Button, Group } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyList } from './EmptyList.tsx';
import { GROUPS, MATCH } from './filterGroups.ts';
import { useListParams } from './useListParams.ts';
import { type Near, NearTexts } from './NearTexts.tsx';

interface Props {
  keys: readonly string[];
  /** The list to suggest similar texts for; none when omitted. */
  near?: Near;
  words: {
    title: string;
    text: string;
    /** The title when nothing matches the filters; a general text by default. */
    noneMatch?: string;
    noneMatchText?: string;
  };
  /** Other ways to fill an empty list, such as an import. */
  wayIn?: ReactNode;
  children?: ReactNode;
}

/** Says that there are no matches, or that the list is empty. */
export function NothingListed({ keys, near, words, wayIn, children }: Props) {
  const { t } = useTranslation();
  const [drawn] = useSearchParams();
  const { change } = useListParams([]);
  const {
    title,
    text,
    noneMatch = t('list.noneMatch'),
    noneMatchText = t('list.noneMatchText'),
  } = words;
  const all = [...keys, GROUPS];
  const filters = all.filter((key) => drawn.get(key));
  if (filters.length === 0) {
    return (
      <EmptyList title={title} text={text}>
        <Group justify="center" gap="xs" mt="xs">
          {children}
          {wayIn}
        </Group>
      </EmptyList>
    );
  }
  const isSearch = filters.every((key) => key === 'text');
  return (
    <EmptyList
      title={isSearch ? t('list.noneFound', { text: drawn.get('text') }) : noneMatch}
      text={isSearch ? t('list.noneFoundText') : noneMatchText}
    >
      {near && drawn.get('text') ? <NearTexts {...near} /> : null}
      <Button
        variant="default"
        leftSection={<IconFilterOff size={16} aria-hidden />}
        onClick={() => change(Object.fromEntries([...all, MATCH].map((key) => [key, undefined])))}
      >
        {t('list.clearFilters')}
      </Button>
      {children}
    </EmptyList>
  );
}
