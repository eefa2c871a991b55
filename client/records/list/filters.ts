import { momentOfDay } from '../../components/calendarDay.ts';
import { startOfDay } from '../../components/localDay.ts';
import type { DeclaredField, RecordDeclaration } from '../declaration.ts';
import { isDay } from '../fieldText.ts';

/** Where the list's address has a filter: one name, two for a span. */
export function filterKeys({ filter }: DeclaredField): string[] {
  if (!filter) return [];
  return filter.by === 'SPAN' ? [`${filter.name}From`, `${filter.name}To`] : [filter.name];
}

export const keysOf = ({ isSearched, fields }: RecordDeclaration): string[] => [
  ...(isSearched ? ['text'] : []),
  ...fields.flatMap(filterKeys),
];

/** The filter that an address asks for. Values that do not fit are ignored; days include the last one. */
export function filterIn(declaration: RecordDeclaration, parameters: URLSearchParams): object {
  const text = parameters.get('text');
  return Object.assign(
    {},
    declaration.isSearched && text ? { text } : {},
    ...declaration.fields.map((field) => partOf(field, parameters)),
  ) as object;
}

function partOf(field: DeclaredField, parameters: URLSearchParams): object {
  const { filter } = field;
  if (!filter) return {};
  const given = filterKeys(field).map((key) => parameters.get(key) ?? '');
  if (filter.by === 'SPAN') {
    const [from, to] = given.map((text, end) => endOf(field, text, end));
    const [fromKey, toKey] = filterKeys(field) as [string, string];
    return {
      ...(from !== undefined && { [fromKey]: from }),
      ...(to !== undefined && { [toKey]: to }),
    };
  }
  const value = valueIn(field, given[0] ?? '');
  if (value === undefined) return {};
  return { [filter.name]: filter.by === 'ANY' ? [value] : value };
}

/** `end` is 1 for the upper one, which the gateway takes as excluded. */
function endOf(field: DeclaredField, text: string, end: number) {
  if (field.kind !== 'moment') return valueIn(field, text);
  return isDay(field) ? momentOfDay(text, end) : startOfDay(text, end)?.toISOString();
}

function valueIn({ kind, values }: DeclaredField, text: string) {
  if (text === '') return undefined;
  if (kind === 'flag') return { true: true, false: false }[text];
  if (kind === 'choice') return values?.find((each) => each === text);
  if (kind === 'text') return text;
  return Number.isNaN(Number(text)) ? undefined : Number(text);
}
