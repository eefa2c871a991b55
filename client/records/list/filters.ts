import { accountingDay, dayLater, startOfAccountingDay } from '../../core/days.ts';
import type { FilterField, RecordDeclaration } from '../declaration.ts';
import { choicesFilter, NONE, withNone } from './filters/choices.ts';
import { daysIn } from './filters/days.ts';

/** Returns the URL keys of a field's filter: one, or those of both ends, and after them that of a single value. */
export function urlKeysOfField({ filter }: FilterField): string[] {
  if (!filter) return [];
  const { by, name, urlName = name, isRange } = filter;
  const ends = isRange ? [`${urlName}From`, `${urlName}To`] : [];
  return [...ends, ...(by === 'SPAN' ? [] : [name])];
}

export const urlKeysOfKind = ({ isSearched, fields }: RecordDeclaration): string[] => [
  ...(isSearched ? ['text'] : []),
  ...fields.flatMap(urlKeysOfField),
];

/** Returns the filter in a URL. Invalid values are ignored; days include the last one. */
export function filterIn(declaration: RecordDeclaration, parameters: URLSearchParams): object {
  const text = parameters.get('text');
  return Object.assign(
    {},
    declaration.isSearched && text ? { text } : {},
    ...declaration.fields.map((field) => filterOfField(field, parameters)),
  ) as object;
}

export function filterOfField(field: FilterField, parameters: URLSearchParams): object {
  const { filter, kind, values } = field;
  if (!filter) return {};
  const { by, name } = filter;
  const span = filter.isRange ? spanOf(field, parameters) : {};
  if (by === 'SPAN') return span;
  if (field.reference || kind === 'choice' || kind === 'text') {
    const any = by === 'ANY' ? name : `${name}In`;
    const known = values && [...values, ...(filter.canBeEmpty ? [NONE] : [])];
    const keys = { any, none: `${name}NotIn`, ...(known && { known }) };
    const chosen = choicesFilter(parameters, name, keys);
    return filter.canBeEmpty ? withNone(chosen) : chosen;
  }
  const value = valueIn(field, parameters.get(name) ?? '');
  if (value === undefined) return span;
  return { ...span, [name]: by === 'ANY' ? [value] : value };
}

/** Returns whether a span in a URL asks for records without a value; undefined when it asks for neither. */
export const emptinessIn = (text: string): boolean | undefined =>
  ({ [NONE]: true, [`!${NONE}`]: false })[text];

function spanOf(field: FilterField, parameters: URLSearchParams): object {
  const { name = '' } = field.filter ?? {};
  const [fromKey = '', toKey = ''] = urlKeysOfField(field);
  const isEmpty = emptinessIn(parameters.get(fromKey) ?? '');
  if (isEmpty !== undefined) {
    return field.filter?.canBeEmpty ? { [`${name}IsEmpty`]: isEmpty } : {};
  }
  const { from = '', to = '' } =
    field.kind === 'moment' || field.kind === 'day'
      ? daysIn(parameters, [fromKey, toKey], accountingDay())
      : { from: parameters.get(fromKey) ?? '', to: parameters.get(toKey) ?? '' };
  const [first, last] = [endOf(field, from, 0), endOf(field, to, 1)];
  return {
    ...(first !== undefined && { [`${name}From`]: first }),
    ...(last !== undefined && { [`${name}To`]: last }),
  };
}

/** Returns the end of a filter; `end` is 1 for the upper one, which the gateway takes as excluded. */
function endOf(field: FilterField, text: string, end: number) {
  if (field.kind === 'day') return dayLater(text, end);
  if (field.kind !== 'moment') return end === 0 ? valueIn(field, text) : aboveValue(field, text);
  return startOfAccountingDay(text, end)?.toISOString();
}

const decimals: Partial<Record<FilterField['kind'], number>> = {
  whole: 0,
  money: 2,
  percent: 3,
  quantity: 3,
  unitPrice: 6,
};

/** Returns the next value above an entered one, which the filter includes. */
function aboveValue(field: FilterField, text: string) {
  const value = valueIn(field, text);
  if (typeof value !== 'number') return undefined;
  const digits = decimals[field.kind];
  if (digits === undefined) return value + Math.max(Math.abs(value), 1) * Number.EPSILON;
  return Number((value + 10 ** -digits).toFixed(digits));
}

function valueIn({ kind }: FilterField, text: string) {
  if (text === '') return undefined;
  if (kind === 'flag') return { true: true, false: false }[text];
  if (kind === 'text') return text;
  return Number.isNaN(Number(text)) ? undefined : Number(text);
}
