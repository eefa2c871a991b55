import { randomId } from '@mantine/hooks';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import { masked } from '../../components/brazilianNumbers.ts';

type Contact = CustomerForm_CustomerFragment['contacts'][number];
type Address = CustomerForm_CustomerFragment['addresses'][number];

export interface ContactValues {
  key: string;
  name: string;
  role: string;
  email: string;
  phone: string;
  isMain: boolean;
}

export interface AddressValues {
  key: string;
  label: string;
  street: string;
  city: string;
  /** Empty when unknown. */
  state: NonNullable<Address['state']> | '';
  cep: string;
  isBilling: boolean;
  isShipping: boolean;
}

/** Of each list. */
export const MOST_ROWS = 20;

export const newContact = (key = randomId(), contact?: Contact): ContactValues => ({
  key,
  name: contact?.name ?? '',
  role: contact?.role ?? '',
  email: contact?.email ?? '',
  phone: masked('phone', contact?.phone ?? ''),
  isMain: contact?.isMain ?? false,
});

export const newAddress = (key = randomId(), address?: Address): AddressValues => ({
  key,
  label: address?.label ?? '',
  street: address?.street ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  cep: masked('cep', address?.cep ?? ''),
  isBilling: address?.isBilling ?? false,
  isShipping: address?.isShipping ?? false,
});

export const rowValues = (customer: CustomerForm_CustomerFragment | undefined) => ({
  contacts: (customer?.contacts ?? []).map((each, at) => newContact(`${at}`, each)),
  addresses: (customer?.addresses ?? []).map((each, at) => newAddress(`${at}`, each)),
});

export const rowInputs = (rows: { contacts: ContactValues[]; addresses: AddressValues[] }) => ({
  contacts: rows.contacts.map(({ key: _key, email, ...contact }) => ({
    ...contact,
    email: email || null,
  })),
  addresses: rows.addresses.map(({ key: _key, state, ...address }) => ({
    ...address,
    state: state || null,
  })),
});

/** Sets a flag that one row at most has. */
export const chosenAlone = <Row extends object>(
  rows: readonly Row[],
  { index, flag, is }: { index: number; flag: keyof Row; is: boolean },
): Row[] => rows.map((row, at) => ({ ...row, [flag]: at === index ? is : is ? false : row[flag] }));
