import { Paper, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RecordInput } from '../../records/form/RecordInput.tsx';
import { type Buyer, buyerFields, buyerOf, type InvoiceFormApi } from './useInvoiceForm.ts';

const LONGEST_PIX_KEY = 77;

/** Shows the fields of one side; the buyer's come from the chosen customer. */
export function InvoiceParty({ form, side }: { form: InvoiceFormApi; side: 'buyer' | 'seller' }) {
  const { t } = useTranslation(['invoices', 'records']);
  const title = t(`records:fieldsOf.Invoice.${side}`);
  return (
    <Paper p="lg" component="section" aria-label={title}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {title}
        </Title>
        {side === 'buyer' ? <BuyerInput form={form} /> : null}
        <TextInput
          label={t('records:fieldsOf.InvoiceParty.name')}
          required
          {...form.getInputProps(`${side}.name`)}
        />
        <Textarea
          label={t('records:fieldsOf.InvoiceParty.address')}
          autosize
          {...form.getInputProps(`${side}.address`)}
        />
        <TextInput label={t('form.taxId')} {...form.getInputProps(`${side}.taxId`)} />
        {side === 'seller' ? (
          <TextInput
            label={t('records:fieldsOf.Invoice.pixKey')}
            description={t('form.pixHelp')}
            maxLength={LONGEST_PIX_KEY}
            {...form.getInputProps('seller.pixKey')}
          />
        ) : null}
      </Stack>
    </Paper>
  );
}

function BuyerInput({ form }: { form: InvoiceFormApi }) {
  const { t } = useTranslation(['invoices', 'records']);
  return (
    <RecordInput
      of="Customer"
      select={buyerFields}
      label={t('records:fieldsOf.Invoice.customer')}
      description={t('form.customerHelp')}
      value={form.values.customer}
      error={form.errors.customer}
      onChange={(chosen, customer) => {
        form.setFieldValue('customer', chosen);
        if (customer) form.setFieldValue('buyer', buyerOf(customer as unknown as Buyer));
      }}
    />
  );
}
