import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const LONGEST_REASON = 500;

interface Props {
  onSubmit: (reason: string) => void;
  onCancel: () => void;
}

export function LostReasonForm({ onSubmit, onCancel }: Props) {
  const { t } = useTranslation(['deals', 'common']);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) onSubmit(reason.trim());
        else setIsMissing(true);
      }}
    >
      <Stack>
        <Textarea
          label={t('fields.lostReason')}
          description={t('losing.text')}
          required
          autosize
          minRows={2}
          maxRows={8}
          data-autofocus
          maxLength={LONGEST_REASON}
          value={reason}
          error={isMissing && !reason.trim() ? t('common:fieldRequired') : null}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button type="submit">{t('losing.submit')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
