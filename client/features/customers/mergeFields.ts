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

const goingWithKind: readonly CustomerMergeField[] = ['kind', 'document', 'tradeName'];

/** A person has a CPF and no trade name, so where the kinds differ these are one choice. */
export const chosenTogether = (keep: Customer, merge: Customer, field: CustomerMergeField) =>
  keep.kind !== merge.kind && goingWithKind.includes(field) ? goingWithKind : [field];

export const lackingFields = (keep: Customer, merge: Customer) =>
  differingFields(keep, merge).filter((field) =>
    chosenTogether(keep, merge, field).every((each) => mergeValue(keep, each) === ''),
  );
