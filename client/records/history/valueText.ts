import type { TFunction } from 'i18next';
import { type DecimalKind, partsPerUnit } from '../../../gateway/formats/amounts.rules.ts';
import { currencyOf } from '../../ui/currency.ts';
import { partLists } from '../../generated/partLists.ts';
import { valueKinds } from '../../generated/valueKinds.ts';
import { choiceText } from '../choiceWords.ts';
import { fieldLabel } from '../recordWords.ts';
import { type BrazilianNumber, masked } from '../../ui/brazilianNumbers.ts';
import { featureKinds, featureRows } from './featureValues.ts';
import type { ValueKind } from './valueKind.ts';

export interface Words {
  t: TFunction<'records'>;
  money: (amount: number, currency: string) => string;
  price: (amount: number, currency: string) => string;
  number: (value: number) => string;
  accountingDay: (moment: string) => string;
  accountingMoment: (moment: string) => string;
  calendarDay: (moment: string) => string;
  moment: (moment: string) => string;
}

type Row = Record<string, unknown>;

export interface Where {
  kind: string;
  field: string;
  /** The list that the row with the field is in, by its table. */
  list?: string;
  currency?: string | null | undefined;
  isAllDay?: boolean;
}

export function valueText(words: Words, where: Where, stored: unknown): string {
  const { t } = words;
  const { field } = where;
  const valueKind = valueKindOf(where);
  if (Array.isArray(stored)) {
    const texts = (stored as Row[]).map((row) => rowText(words, where, row));
    return texts.filter(Boolean).join('; ') || t('form.nothing');
  }
  if (stored === null || stored === undefined || stored === '') return t('form.nothing');
  // SQLite has no booleans.
  if (typeof stored === 'boolean' || valueKind === 'flag' || /^is[A-Z]/.test(field)) {
    return t(stored ? 'form.yes' : 'form.no');
  }
  if (typeof stored === 'number') return numberText(words, where, stored);
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
  const number = brazilianNumber(valueKind, text);
  if (number) return masked(number, text);
  if (field.endsWith('Id')) return t('history.gone');
  if (valueKind === 'picture') return t('history.picture');
  if (field.endsWith('Html')) return textOfHtml(text);
  return valueKind === 'choice' ? choiceText(t, where, text) : whenText(words, where, text);
}

function valueKindOf({ kind, list, field }: Where): ValueKind | undefined {
  const column = `${list ?? kind}.${field}`;
  return valueKinds[column] ?? featureKinds[column];
}

function brazilianNumber(kind: ValueKind | undefined, text: string): BrazilianNumber | undefined {
  if (kind === 'taxId') return text.length > 11 ? 'cnpj' : 'cpf';
  return kind === 'phone' || kind === 'cep' ? kind : undefined;
}

function rowText(words: Words, where: Where, row: Row): string {
  const say = (field: string) =>
    valueText(words, { ...where, list: where.field, field }, row[field]);
  const written = featureRows[where.field];
  if (written) return written(say);
  const type = partLists[where.field];
  if (type) return wholeRowText(words, where, { type, row });
  const known = row.text ?? row.tag ?? row.name ?? row.title;
  return typeof known === 'string' ? known : '';
}

function wholeRowText(
  words: Words,
  where: Where,
  { type, row }: { type: string; row: Row },
): string {
  const texts = Object.entries(row).map(([field, value]) => {
    if (field.endsWith('Id') || field === 'position' || !value) return '';
    const at = { ...where, list: where.field, field };
    return value === 1 ? fieldLabel(words.t, type, { name: field }) : valueText(words, at, value);
  });
  return texts.filter(Boolean).join(', ');
}

function numberText({ money, price, number }: Words, where: Where, value: number): string {
  const decimal = decimalOf(where);
  const units = decimal ? value / partsPerUnit[decimal] : value;
  if (decimal === 'money') return money(units, currencyOf(where));
  return decimal === 'unitPrice' ? price(units, currencyOf(where)) : number(units);
}

/** The suffix of the column's name gives its unit, otherwise its declaration does. */
function decimalOf(where: Where): DecimalKind | undefined {
  const { field } = where;
  if (field.endsWith('Cents')) return 'money';
  if (field.endsWith('Millionths')) return 'unitPrice';
  if (field.endsWith('Thousandths')) return 'quantity';
  const declared = valueKindOf(where);
  return declared && declared in partsPerUnit ? (declared as DecimalKind) : undefined;
}

function whenText(words: Words, where: Where, text: string): string {
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return text;
  const { accountingDay, accountingMoment, calendarDay, moment } = words;
  const valueKind = valueKindOf(where);
  if (valueKind === 'companyDay') return accountingDay(text);
  if (valueKind === 'day') return calendarDay(text);
  if (valueKind === 'dayBeforeOrCompanyTime' && where.isAllDay)
    return calendarDay(new Date(Date.parse(text) - 1).toISOString());
  if (valueKind === 'dayOrCompanyTime' && where.isAllDay) return calendarDay(text);
  return (valueKind?.endsWith('OrCompanyTime') ? accountingMoment : moment)(text);
}

const textOfHtml = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;
