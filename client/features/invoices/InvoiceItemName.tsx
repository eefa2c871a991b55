import type { GetInputPropsReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { sharedInputs } from '../../records/form/sharedInputs.ts';

const { ProductInput } = sharedInputs;

interface Props {
  field: GetInputPropsReturnType;
  onChoosePrice: (price: number) => void;
  label: string;
  autoFocus: boolean;
  className: string | undefined;
}

/** Takes any text, or a product, which also sets the price. */
export function InvoiceItemName({ field, onChoosePrice, ...input }: Props) {
  const { t } = useTranslation(['invoices', 'records']);
  return (
    <ProductInput
      {...input}
      placeholder={t('records:fieldsOf.InvoiceItem.name')}
      field={field}
      onType={field.onChange}
      onChoose={({ price }) => onChoosePrice(price)}
    />
  );
}
