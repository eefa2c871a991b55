import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { isWithoutReason, type Loss, lossInput, noReason } from './lossReason.ts';
import { LossReasonFields } from './LossReasonFields.tsx';

interface Props {
  onSubmit: (loss: Loss) => void;
  onCancel: () => void;
}

export function LostReasonForm({ onSubmit, onCancel }: Props) {
  const { t } = useTranslation(['deals', 'common']);
  const form = useForm({
    initialValues: noReason,
    validate: {
      lostReason: (_said, values) => (isWithoutReason(values) ? t('common:fieldRequired') : null),
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => onSubmit(lossInput(values)))}>
      <Stack>
        <LossReasonFields form={form} description={t('losing.text')} />
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
