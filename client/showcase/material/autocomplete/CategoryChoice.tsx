import { useQuery } from '@apollo/client/react';
import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingPart } from '../../../ui/PendingPart.tsx';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { CategoryChoiceDocument } from './CategoryChoice.generated.ts';

export function CategoryChoice() {
  const { t } = useTranslation('material-autocomplete', { keyPrefix: 'examples.CategoryChoice' });
  const { data, error, refetch } = useQuery(CategoryChoiceDocument);
  const [chosen, setChosen] = useState<string[]>(['audio']);
  if (!data) return <PendingPart lines={2} error={error} onRetry={() => void refetch()} />;
  return (
    <MultiSelect
      label={t('label')}
      placeholder={t('placeholder')}
      maw={480}
      value={chosen}
      onChange={setChosen}
      data={data.productCategories.map(({ title, product }) => ({
        value: title,
        label: t('offer', { name: t(title), count: product }),
      }))}
    />
  );
}
