import type { CustomerMergeField } from '../../generated/schema.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';

type Customer = CustomerForm_CustomerFragment;

const mergeFields: readonly CustomerMergeField[] = [
  'name',
  'kind',
  'document',
  'tradeName',
  'email',
  'phone',
  'website',
  'street',
  'city',
  'state',
  'cep',
  'position',
  'status',
  'channel',
  'owner',
  'notes',
];

export function mergeValue(customer: Customer, field: CustomerMergeField): string {
  if (field === 'owner') return customer.owner?.name ?? '';
  if (field !== 'position') return customer[field] ?? '';
  const { latitude, longitude } = customer;
  return latitude === null ? '' : `${latitude}, ${longitude}`;
}

export const differingFields = (keep: Customer, merge: Customer) =>
  mergeFields.filter((field) => mergeValue(keep, field) !== mergeValue(merge, field));

/** Default choice: fields that the kept customer lacks. */
export const lackingFields = (keep: Customer, merge: Customer) =>
  differingFields(keep, merge).filter((field) => mergeValue(keep, field) === '');
