import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyList } from './EmptyList.tsx';
import { useListParams } from './useListParams.ts';

interface Props {
  /** Keys of the URL that filter. */
  keys: readonly string[];
  title: string;
  text: string;
  /** What to do next when there is nothing at all. */
  children?: ReactNode;
}

/** In the place of an empty list: nothing matches, or there is nothing yet. */
export function NothingListed({ keys, title, text, children }: Props) {
  const { t } = useTranslation();
  const { get } = useListParams();
  if (keys.some((key) => get(key))) {
    return <EmptyList title={t('list.noneMatch')} text={t('list.noneMatchText')} />;
  }
  return (
    <EmptyList title={title} text={text}>
      {children}
    </EmptyList>
  );
}
