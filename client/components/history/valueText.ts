import type { TFunction } from 'i18next';

export const namespaces = [
  'records',
  'customers',
  'deals',
  'invoices',
  'products',
  'users',
  'common',
] as const;

/** How the chosen language writes what values are made of. */
export interface Words {
  t: TFunction<typeof namespaces>;
  money: (amount: number, currency: string) => string;
  number: (value: number) => string;
  day: (moment: string) => string;
  moment: (moment: string) => string;
}

/** Fields whose values are words of a catalogue, by kind and field. */
const wordsOf: Record<string, string> = {
  'Customer.kind': 'customers:kinds',
  'Customer.status': 'customers:statuses',
  'Customer.channel': 'customers:channels',
  'Deal.stage': 'deals:stages',
  'Invoice.status': 'invoices:status',
  'Product.category': 'products:categories',
  'User.gender': 'users:genders',
  'Account.role': 'common:roles',
};

type Row = Record<string, unknown>;

/** Columns that only say where a row of a list belongs. */
const isPlace = (column: string) => /^(id|position|rank|.+Id)$/.test(column);

/** A value as an activity's copy of a record holds it, in words. */
export function valueText(words: Words, kind: string, field: string, stored: unknown): string {
  const { t } = words;
  const ofRow = (row: Row) =>
    Object.entries(row)
      .filter(([column, each]) => !isPlace(column) && each !== null)
      .map(([column, each]) => valueText(words, kind, column, each))
      .join(', ');
  if (Array.isArray(stored)) {
    return (stored as Row[]).map(ofRow).join('; ') || t('records:form.nothing');
  }
  if (stored === null || stored === undefined || stored === '') return t('records:form.nothing');
  // SQLite has no booleans.
  if (typeof stored === 'boolean' || /^(is[A-Z]|freeShipping$)/.test(field)) {
    return t(stored ? 'records:form.yes' : 'records:form.no');
  }
  if (typeof stored === 'number') return numberText(words, field, stored);
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
  const catalogue = wordsOf[`${kind}.${field}`];
  return catalogue
    ? t(`${catalogue}.${text}` as 'records:form.nothing')
    : whenText(words, field, text);
}

function numberText({ money, number }: Words, field: string, value: number): string {
  if (field.endsWith('Cents')) return money(value / 100, '').trim();
  return field === 'vat' ? `${number(value / 100)} %` : number(value);
}

function whenText({ day, moment }: Words, field: string, text: string): string {
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return text;
  return field.endsWith('On') ? day(text) : moment(text);
}
