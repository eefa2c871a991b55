import { Button, Group, Paper, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../app/roles.ts';
import { InvoiceGeneral } from './InvoiceGeneral.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoiceParty } from './InvoiceParty.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import type { InvoiceFormApi, InvoiceValues } from './useInvoiceForm.ts';

interface Props {
  form: InvoiceFormApi;
  submitLabel: string;
  isSaving: boolean;
  onSubmit: (values: InvoiceValues) => void;
  /** What stands beside the submit button. */
  children?: ReactNode;
}

/** All of an invoice in one form, with its totals as they are typed; read-only for who may not change it. */
export function InvoiceForm({ form, submitLabel, isSaving, onSubmit, children }: Props) {
  const { t } = useTranslation('invoices');
  const mayEdit = useIsInGroup('editor');
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  return (
    <form onSubmit={form.onSubmit(onSubmit, focusFirst)} noValidate>
      <Stack gap="lg">
        <InvoiceGeneral form={form} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <InvoiceParty form={form} side="buyer" />
          <InvoiceParty form={form} side="seller" />
        </SimpleGrid>
        <Paper p="lg" component="section" aria-label={t('form.items')}>
          <InvoiceItems form={form} />
          <InvoiceTotals values={form.values} />
        </Paper>
        {mayEdit ? (
          <Group justify="flex-end">
            {children}
            <Button type="submit" loading={isSaving}>
              {submitLabel}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </form>
  );
}
