import { CloseButton, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { About } from '../../core/about.ts';
import { RecordLink } from '../page/RecordLink.tsx';
import { useReferred } from '../useReferred.ts';
import { useListParams } from './useListParams.ts';

export function ListedAbout({ about }: { about: About }) {
  const { t } = useTranslation('screens');
  const { change } = useListParams();
  const { referred, isPending } = useReferred(about);
  if (isPending) return null;
  const label = t('about.of');
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={label}>
      <span>{label}:</span>
      {referred ? <RecordLink {...referred} /> : '–'}
      <CloseButton
        size="sm"
        aria-label={t('about.all')}
        onClick={() => change({ about: undefined })}
      />
    </Group>
  );
}
