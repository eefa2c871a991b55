import { momentOfDay } from '../../ui/calendarDay.ts';
import { accountingDay, startOfAccountingDay } from '../../ui/accountingDay.ts';
import type { FilterField, RecordDeclaration } from '../declaration.ts';
import { isDay } from '../fieldText.ts';
import { choicesFilter } from './filters/choices.ts';
import { daysIn } from './filters/days.ts';

/** Returns the URL keys of a field's filter: one, or two for a span. */
export function urlKeysOfField({ filter }: FilterField): string[] {
  if (!filter) return [];
  return filter.by === 'SPAN' ? [`${filter.name}From`, `${filter.name}To`] : [filter.name];
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
  if (by === 'SPAN') return spanOf(field, parameters);
  if (field.reference) return referencesIn(parameters, name);
  if (kind === 'choice' || kind === 'text') {
    const any = by === 'ANY' ? name : `${name}In`;
    return choicesFilter(parameters, name, {
      any,
      none: `${name}NotIn`,
      ...(values && { known: values }),
    });
  }
  const value = valueIn(field, parameters.get(name) ?? '');
  if (value === undefined) return {};
  return { [name]: by === 'ANY' ? [value] : value };
}

/** The value of a filter that stands for records without the reference. */
export const NONE = 'none';

function referencesIn(parameters: URLSearchParams, name: string): object {
  const keys = { any: `${name}In`, none: `${name}NotIn` };
  const chosen = choicesFilter(parameters, name, keys) as Record<string, string[]>;
  return Object.fromEntries(
    Object.entries(chosen).map(([key, ids]) => [key, ids.map((id) => (id === NONE ? null : id))]),
  );
}

function spanOf(field: FilterField, parameters: URLSearchParams): object {
  const [fromKey = '', toKey = ''] = urlKeysOfField(field);
  const { from = '', to = '' } =
    field.kind === 'moment'
      ? daysIn(parameters, [fromKey, toKey], accountingDay())
      : { from: parameters.get(fromKey) ?? '', to: parameters.get(toKey) ?? '' };
  const [first, last] = [endOf(field, from, 0), endOf(field, to, 1)];
  return {
    ...(first !== undefined && { [fromKey]: first }),
    ...(last !== undefined && { [toKey]: last }),
  };
}

/** Returns the end of a filter; `end` is 1 for the upper one, which the gateway takes as excluded. */
function endOf(field: FilterField, text: string, end: number) {
  if (field.kind !== 'moment') return valueIn(field, text);
  return isDay(field) ? momentOfDay(text, end) : startOfAccountingDay(text, end)?.toISOString();
}

function valueIn({ kind }: FilterField, text: string) {
  if (text === '') return undefined;
  if (kind === 'flag') return { true: true, false: false }[text];
  if (kind === 'text') return text;
  return Number.isNaN(Number(text)) ? undefined : Number(text);
}
