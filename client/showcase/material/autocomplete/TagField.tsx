import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

export function TagField() {
  const { t } = useTranslation('material-autocomplete', { keyPrefix: 'examples.TagField' });
  const offers = t('offers').split(',');
  const [tags, setTags] = useState(offers.slice(0, 2));
  return (
    <TagsInput
      label={t('label')}
      placeholder={t('placeholder')}
      maw={480}
      maxTags={5}
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      data={offers}
      value={tags}
      onChange={setTags}
    />
  );
}
