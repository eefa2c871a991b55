import { Button, Group, Paper, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type InvoiceStatus, invoiceStatuses } from '../../components/invoiceStatus.ts';
import { InvoiceGeneral } from './InvoiceGeneral.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoiceParty } from './InvoiceParty.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { formTotals } from './invoiceTotals.ts';
import type { InvoiceFormApi, InvoiceValues } from './useInvoiceForm.ts';

interface Props {
  form: InvoiceFormApi;
  submitLabel: string;
  isSaving: boolean;
  onSubmit: (values: InvoiceValues) => void;
  /** The ones that the invoice may have; all when left out. */
  statuses?: readonly InvoiceStatus[];
  /** What stands beside the submit button. */
  children?: ReactNode;
}

/** All of an invoice in one form, with its totals as they are typed. */
export function InvoiceForm({
  form,
  submitLabel,
  isSaving,
  onSubmit,
  statuses = invoiceStatuses,
  children,
}: Props) {
  const { t } = useTranslation('invoices');
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  return (
    <form onSubmit={form.onSubmit(onSubmit, focusFirst)} noValidate>
      <Stack gap="lg">
        <InvoiceGeneral form={form} statuses={statuses} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <InvoiceParty form={form} side="buyer" />
          <InvoiceParty form={form} side="seller" />
        </SimpleGrid>
        <Paper p="lg" component="section" aria-label={t('form.items')}>
          <InvoiceItems form={form} />
          <InvoiceTotals {...formTotals(form.values)} />
        </Paper>
        <Group justify="flex-end">
          {children}
          <Button type="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
