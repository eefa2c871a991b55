import type { TFunction } from 'i18next';
import { type DecimalKind, partsPerUnit } from '../../../gateway/formats/amounts.rules.ts';
import { currencyOf } from '../../ui/currency.ts';
import { partLists } from '../../generated/partLists.ts';
import { valueKinds } from '../../generated/valueKinds.ts';
import { choiceCatalogues, choiceText } from '../choiceWords.ts';
import { type BrazilianNumber, masked } from '../../ui/brazilianNumbers.ts';
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
  const { kind, field, list } = where;
  const valueKind = valueKinds[`${list ?? kind}.${field}`];
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
  const number = brazilianNumber(field === DOCUMENT ? 'taxId' : valueKind, text);
  if (number) return masked(number, text);
  if (field.endsWith('Id')) return t('history.gone');
  if (valueKind === 'picture' || field === AVATAR) return t('history.picture');
  if (field.endsWith('Html')) return textOfHtml(text);
  return `${kind}.${field}` in choiceCatalogues
    ? choiceText(t, where, text)
    : whenText(words, where, text);
}

/** The picture of an account, which is no declared kind. */
const AVATAR = 'avatar';

/** The tax number of a customer, whose check depends on what the customer is. */
const DOCUMENT = 'document';

function brazilianNumber(kind: ValueKind | undefined, text: string): BrazilianNumber | undefined {
  if (kind === 'taxId') return text.length > 11 ? 'cnpj' : 'cpf';
  return kind === 'phone' || kind === 'cep' ? kind : undefined;
}

function rowText(words: Words, where: Where, row: Row): string {
  const say = (field: string) =>
    valueText(words, { ...where, list: where.field, field }, row[field]);
  const count = ['unitThousandths', 'quantityThousandths'].find((each) => each in row);
  if (count) return `${say('name')} · ${say(count)} × ${say('priceMillionths')}`;
  if (partLists.includes(where.field)) return wholeRowText(words, where, row);
  if (typeof row.paidOn === 'string') {
    return ['paidOn', 'method', 'amountCents'].map(say).join(' · ');
  }
  const known = row.text ?? row.tag ?? row.name ?? row.title;
  return typeof known === 'string' ? known : '';
}

function wholeRowText(words: Words, where: Where, row: Row): string {
  const texts = Object.entries(row).map(([field, value]) => {
    if (field.endsWith('Id') || field === 'position' || !value) return '';
    const name = `fields.${field}` as 'fields.isMain';
    const at = { ...where, list: where.field, field };
    return value === 1 ? words.t(name) : valueText(words, at, value);
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
function decimalOf({ kind, list, field }: Where): DecimalKind | undefined {
  if (field.endsWith('Cents')) return 'money';
  if (field.endsWith('Millionths')) return 'unitPrice';
  if (field.endsWith('Thousandths')) return 'quantity';
  const declared = valueKinds[`${list ?? kind}.${field}`];
  return declared && declared in partsPerUnit ? (declared as DecimalKind) : undefined;
}

const isDay = /^(date|closedAt|createdAt|lastPurchaseAt)$/;
const isOfCalendar = /^(start|end)$/;

function whenText(
  { accountingDay, accountingMoment, calendarDay, moment }: Words,
  where: Where,
  text: string,
): string {
  const { field, isAllDay } = where;
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return text;
  if (isAllDay && field === 'start') return calendarDay(text);
  // The end of whole days is the midnight after the last day.
  if (isAllDay && field === 'end') return calendarDay(new Date(Date.parse(text) - 1).toISOString());
  const isTimed = field === 'dueDate' && !isAllDay;
  if (/On$|^(bd|startDate|dueDate)$/.test(field) && !isTimed) return calendarDay(text);
  if (isDay.test(field)) return accountingDay(text);
  return (isOfCalendar.test(field) ? accountingMoment : moment)(text);
}

const textOfHtml = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;
