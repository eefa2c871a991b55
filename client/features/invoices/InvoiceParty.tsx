import { Paper, Stack, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceFormApi } from './useInvoiceForm.ts';

/** Name and address of one side of the invoice. */
export function InvoiceParty({ form, side }: { form: InvoiceFormApi; side: 'buyer' | 'seller' }) {
  const { t } = useTranslation('invoices');
  const title = t(`form.${side}`);
  return (
    <Paper p="lg" component="section" aria-label={title}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {title}
        </Title>
        <TextInput label={t('form.name')} required {...form.getInputProps(`${side}.name`)} />
        <TextInput label={t('form.address')} {...form.getInputProps(`${side}.address`)} />
      </Stack>
    </Paper>
  );
}
