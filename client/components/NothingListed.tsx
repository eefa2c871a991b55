import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyList } from './EmptyList.tsx';
import { useListParams } from './useListParams.ts';

interface Props {
  keys: readonly string[];
  words: {
    title: string;
    text: string;
    /** When filters match nothing; a general text by default. */
    noneMatch?: string;
    noneMatchText?: string;
  };
  children?: ReactNode;
}

/** For no matches, or for an empty list. */
export function NothingListed({ keys, words, children }: Props) {
  const { t } = useTranslation();
  const { get } = useListParams();
  const {
    title,
    text,
    noneMatch = t('list.noneMatch'),
    noneMatchText = t('list.noneMatchText'),
  } = words;
  const isFiltered = keys.some((key) => get(key));
  return (
    <EmptyList title={isFiltered ? noneMatch : title} text={isFiltered ? noneMatchText : text}>
      {children}
    </EmptyList>
  );
}
