import { useTranslation } from 'react-i18next';
import { type BrazilianNumber, isWhole, masked } from '../../components/brazilianNumbers.ts';
import {
  type RecordFormApi,
  type RecordFormOptions,
  useRecordForm,
} from '../../components/record-form/useRecordForm.ts';
import { numberOf } from '../../components/numberOf.ts';
import { useNumberCheck } from '../../components/useNumberCheck.ts';
import { type AddressValues, type ContactValues, rowInputs, rowValues } from './customerRows.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';

export type CustomerKind = CustomerForm_CustomerFragment['kind'];

export interface CustomerValues {
  kind: CustomerKind;
  name: string;
  tradeName: string;
  document: string;
  email: string;
  phone: string;
  website: string;
  street: string;
  city: string;
  /** Empty when unknown. */
  state: NonNullable<CustomerForm_CustomerFragment['state']> | '';
  cep: string;
  latitude: number | string;
  longitude: number | string;
  status: CustomerForm_CustomerFragment['status'];
  channel: CustomerForm_CustomerFragment['channel'];
  /** Null for no owner. */
  ownerId: string | null;
  tags: string[];
  notes: string;
  contacts: ContactValues[];
  addresses: AddressValues[];
}

export type CustomerFormApi = RecordFormApi<CustomerValues>['form'];

export const documentOf: Record<CustomerKind, BrazilianNumber> = { person: 'cpf', company: 'cnpj' };

/** Switches to a company for a complete CNPJ, instead of cutting it to a CPF. */
export function enterDocument(form: CustomerFormApi, text: string): void {
  const isCompany = isWhole('cnpj', masked('cnpj', text));
  const kind = isCompany ? 'company' : form.getValues().kind;
  form.setFieldValue('kind', kind);
  form.setFieldValue('document', masked(documentOf[kind], text));
}

function customerValues(customer?: CustomerForm_CustomerFragment): CustomerValues {
  const kind = customer?.kind ?? 'person';
  return {
    kind,
    name: customer?.name ?? '',
    tradeName: customer?.tradeName ?? '',
    document: masked(documentOf[kind], customer?.document ?? ''),
    email: customer?.email ?? '',
    phone: masked('phone', customer?.phone ?? ''),
    website: customer?.website ?? '',
    street: customer?.street ?? '',
    city: customer?.city ?? '',
    state: customer?.state ?? '',
    cep: masked('cep', customer?.cep ?? ''),
    latitude: customer?.latitude ?? '',
    longitude: customer?.longitude ?? '',
    status: customer?.status ?? 'lead',
    channel: customer?.channel ?? 'site',
    ownerId: customer?.ownerId ?? null,
    tags: customer?.tags ?? [],
    notes: customer?.notes ?? '',
    ...rowValues(customer),
  };
}

export function customerInput({ latitude, longitude, ...values }: CustomerValues) {
  return {
    ...values,
    tradeName: values.kind === 'company' ? values.tradeName : null,
    state: values.state || null,
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    ...rowInputs(values),
  };
}

const degrees = (value: number | string) => (value === '' ? null : numberOf(value));

export const degreeLimits = {
  latitude: { decimals: 6, min: -90, max: 90 },
  longitude: { decimals: 6, min: -180, max: 180 },
};

type Options = RecordFormOptions<CustomerValues, CustomerForm_CustomerFragment>;

export function useCustomerForm(options: Pick<Options, 'name' | 'stored' | 'save' | 'leave'>) {
  const { t } = useTranslation(['customers', 'common']);
  const whole = (kind: BrazilianNumber, value: string) =>
    value === '' || isWhole(kind, value) ? null : t(`errors.${kind}`);
  const required = (text: string) => (text.trim() === '' ? t('common:fieldRequired') : null);
  const email = (text: string) =>
    text.trim() === '' || /^\S+@\S+$/.test(text.trim()) ? null : t('common:emailInvalid');
  const number = useNumberCheck();
  const degree = (name: keyof typeof degreeLimits, one: number | string, other: number | string) =>
    one === '' && other !== ''
      ? t('errors.bothDegrees')
      : number(degreeLimits[name], { isRequired: false })(one);
  return useRecordForm<CustomerValues, CustomerForm_CustomerFragment>({
    ...options,
    valuesOf: customerValues,
    validate: {
      name: required,
      document: (document, { kind }) => whole(documentOf[kind], document),
      email,
      phone: (phone) => whole('phone', phone),
      cep: (cep) => whole('cep', cep),
      contacts: { name: required, email, phone: (phone) => whole('phone', phone) },
      addresses: { street: required, cep: (cep) => whole('cep', cep) },
      latitude: (latitude, { longitude }) => degree('latitude', latitude, longitude),
      longitude: (longitude, { latitude }) => degree('longitude', longitude, latitude),
    },
  });
}
