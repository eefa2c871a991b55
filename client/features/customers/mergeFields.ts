import type { CustomerMergeField } from '../../generated/schema.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';

type Customer = CustomerForm_CustomerFragment;

/** In the order in which they are compared. */
const mergeFields: readonly CustomerMergeField[] = [
  'name',
  'kind',
  'document',
  'tradeName',
  'email',
  'phone',
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

/** What a customer has in a field, as a text that two of them are compared by; empty when it has nothing. */
export function mergeValue(customer: Customer, field: CustomerMergeField): string {
  if (field === 'owner') return customer.owner?.name ?? '';
  if (field !== 'position') return customer[field] ?? '';
  const { latitude, longitude } = customer;
  return latitude === null ? '' : `${latitude}, ${longitude}`;
}

/** The fields in which two customers differ. */
export const differingFields = (keep: Customer, merge: Customer) =>
  mergeFields.filter((field) => mergeValue(keep, field) !== mergeValue(merge, field));

/** What is taken over unless someone chooses otherwise: what the kept one lacks. */
export const lackingFields = (keep: Customer, merge: Customer) =>
  differingFields(keep, merge).filter((field) => mergeValue(keep, field) === '');
