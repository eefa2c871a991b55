import { useTranslation } from 'react-i18next';
import { lentInputs } from '../../records/form/lentInputs.ts';
import type { InvoiceFormApi } from './useInvoiceForm.ts';

const { ProductInput } = lentInputs;

interface Props {
  form: InvoiceFormApi;
  index: number;
  label: string;
  autoFocus: boolean;
  className: string | undefined;
}

/** Any text, or a product, which also sets the price. */
export function InvoiceItemName({ form, index, ...input }: Props) {
  const { t } = useTranslation('invoices');
  const name = `items.${index}.name` as const;
  return (
    <ProductInput
      {...input}
      placeholder={t('form.itemName')}
      field={form.getInputProps(name)}
      onType={(value) => form.setFieldValue(name, value)}
      onChoose={({ price }) => form.setFieldValue(`items.${index}.price`, price)}
    />
  );
}
