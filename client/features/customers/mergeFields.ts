import type { CustomerMergeField } from '../../generated/schema.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';

type Customer = CustomerForm_CustomerFragment;

/** A field to choose; both degrees are chosen together, as the position. */
export type MergedField = Exclude<CustomerMergeField, 'latitude' | 'longitude'>;

const order: Readonly<Record<MergedField, true>> = {
  name: true,
  kind: true,
  document: true,
  tradeName: true,
  email: true,
  phone: true,
  website: true,
  acceptsEmails: true,
  acceptsMessages: true,
  street: true,
  city: true,
  state: true,
  cep: true,
  position: true,
  status: true,
  channel: true,
  owner: true,
  notes: true,
};

export const mergeFields = Object.keys(order) as MergedField[];

export function mergeValue(customer: Customer, field: MergedField): string {
  if (field === 'owner') return customer.owner?.name ?? '';
  if (field !== 'position') return String(customer[field] ?? '');
  const { latitude, longitude } = customer;
  return latitude === null ? '' : `${latitude}, ${longitude}`;
}

export const differingFields = (keep: Customer, merge: Customer) =>
  mergeFields.filter((field) => mergeValue(keep, field) !== mergeValue(merge, field));

const kindFields: readonly MergedField[] = ['kind', 'document', 'tradeName'];

const addressFields: readonly MergedField[] = ['street', 'city', 'state', 'cep', 'position'];

/**
 * Returns the fields of one choice: a person has a CPF and no trade name, so these go together where kinds differ; an
 * address elsewhere goes whole, because a street of one and a city of the other is nobody's.
 */
export function chosenTogether(keep: Customer, merge: Customer, field: MergedField) {
  if (keep.kind !== merge.kind && kindFields.includes(field)) return kindFields;
  if (addressFields.includes(field) && areElsewhere(keep, merge)) return addressFields;
  return [field];
}

/** Whether the addresses contradict each other, not merely say more or less of one place. */
const areElsewhere = (keep: Customer, merge: Customer) =>
  addressFields.some((field) => {
    const [one, other] = [mergeValue(keep, field), mergeValue(merge, field)];
    return one !== '' && other !== '' && one !== other;
  });

/** Returns the fields that only the kept one lacks. A kind alone says nothing: it goes with what is known by it. */
export const lackingFields = (keep: Customer, merge: Customer) =>
  differingFields(keep, merge).filter((field) => {
    const together = chosenTogether(keep, merge, field);
    const telling = together.length > 1 ? together.filter((each) => each !== 'kind') : together;
    return (
      telling.every((each) => mergeValue(keep, each) === '') &&
      telling.some((each) => mergeValue(merge, each) !== '')
    );
  });
