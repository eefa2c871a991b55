import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { lossChecks, lossInput, lossValues } from './lossReason.ts';
import { LossReasonFields } from './LossReasonFields.tsx';

export type Loss = ReturnType<typeof lossInput>;

interface Props {
  onSubmit: (loss: Loss) => void;
  onCancel: () => void;
}

export function LostReasonForm({ onSubmit, onCancel }: Props) {
  const { t } = useTranslation(['deals', 'common']);
  const checks = lossChecks(t('common:fieldRequired'));
  const form = useForm({
    initialValues: lossValues(),
    validate: (values) => ({
      lossReasonId: checks.lossReasonId(values),
      lostReason: checks.lostReason(values),
    }),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => onSubmit(lossInput(values)))}>
      <Stack>
        <LossReasonFields hasFocus description={t('losing.text')} propsOf={form.getInputProps} />
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
