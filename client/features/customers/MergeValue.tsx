import { useTranslation } from 'react-i18next';
import { masked } from '../../ui/brazilianNumbers.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import { type MergedField, mergeValue } from './mergeFields.ts';
import { documentOf } from './customerDocument.ts';

interface Props {
  customer: CustomerForm_CustomerFragment;
  field: MergedField;
}

export function MergeValue({ customer, field }: Props) {
  const { t } = useTranslation(['customers', 'records']);
  const value = mergeValue(customer, field);
  if (value === '') return t('merge.nothing');
  switch (field) {
    case 'kind':
      return t(`records:choicesOf.Customer.kind.${customer.kind}`);
    case 'status':
      return t(`records:choicesOf.Customer.status.${customer.status}`);
    case 'channel':
      return t(`records:choicesOf.Customer.channel.${customer.channel}`);
    case 'document':
      return masked(documentOf[customer.kind], value);
    case 'phone':
      return masked('phone', value);
    case 'acceptsEmails':
    case 'acceptsMessages':
      return t(customer[field] ? 'records:form.yes' : 'records:form.no');
    case 'cep':
      return masked('cep', value);
    default:
      return value;
  }
}
