import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Radio.css';

const reasons = ['broken', 'late', 'other'] as const;

export function OtherReason() {
  const { t } = useTranslation('material-radio', { keyPrefix: 'examples.OtherReason' });
  const [reason, setReason] = useState('broken');
  return (
    <Stack>
      <Radio.Group name="reason" label={t('label')} value={reason} onChange={setReason}>
        <Stack gap="xs" mt="xs">
          {reasons.map((each) => (
            <Radio key={each} value={each} label={t(each)} />
          ))}
        </Stack>
      </Radio.Group>
      {reason === 'other' ? <TextInput label={t('reason')} maw={360} autoFocus /> : null}
    </Stack>
  );
}
