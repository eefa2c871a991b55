import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const goods = ['honey', 'coffee', 'cheese'] as const;

export function SelectAll() {
  const { t } = useTranslation('material-checkbox', { keyPrefix: 'examples.SelectAll' });
  const [packed, setPacked] = useState<readonly string[]>(['honey']);
  const isAll = packed.length === goods.length;

  const toggle = (good: string) =>
    setPacked(packed.includes(good) ? packed.filter((each) => each !== good) : [...packed, good]);

  return (
    <Stack gap="xs">
      <Checkbox
        label={t('all')}
        checked={isAll}
        indeterminate={packed.length > 0 && !isAll}
        onChange={() => setPacked(isAll ? [] : goods)}
      />
      {goods.map((good) => (
        <Checkbox
          key={good}
          ms="xl"
          label={t(good)}
          checked={packed.includes(good)}
          onChange={() => toggle(good)}
        />
      ))}
    </Stack>
  );
}
