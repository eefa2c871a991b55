import { momentOfDay } from '../../../core/days.ts';
import { emptinessIn } from '../filters.ts';
import { type Choices, parseChoices, serializeChoices } from './choices.ts';
import { presetIn } from './days.ts';
import {
  type ChoicesFilter,
  type DaysFilter,
  urlKeysOfFilter,
  type ListFilter,
  type NumbersFilter,
  type ReferencesFilter,
  type ValuesFilter,
} from './listFilter.ts';

/** Returns the values of a filter in the URL, without those that the list does not know. */
export function knownChoices(
  filter: ChoicesFilter | ValuesFilter | ReferencesFilter,
  parameters: URLSearchParams,
): Choices {
  const chosen = parseChoices(parameters, filter.name);
  if (filter.kind !== 'choices') return chosen;
  if (!isKnown(filter, chosen)) return { values: [], isNot: false };
  const values = chosen.values.filter((value) =>
    isKnown(filter, { values: [value], isNot: false }),
  );
  return { ...chosen, values };
}

function isKnown({ name, choices, counted }: ChoicesFilter, chosen: Choices): boolean {
  const asked = serializeChoices(chosen);
  if (asked === undefined) return false;
  if (!counted) return choices.some(({ value }) => value === asked);
  const filterOf = (given: URLSearchParams) => JSON.stringify(counted.filterIn(given));
  return filterOf(new URLSearchParams({ [name]: asked })) !== filterOf(new URLSearchParams());
}

/** Returns the ends of a span; an end that is missing or invalid in the URL is empty. */
export function spanBounds(
  filter: DaysFilter | NumbersFilter,
  parameters: URLSearchParams,
): string[] {
  const fits = filter.kind === 'days' ? isDay : isNumber;
  return urlKeysOfFilter(filter).map((key) => {
    const text = parameters.get(key) ?? '';
    return fits(text) ? text : '';
  });
}

const isDay = (text: string) => momentOfDay(text) !== undefined;
const isNumber = (text: string) => !Number.isNaN(Number(text));

/** Returns whether a span asks for records without a value; undefined when it asks for neither. */
export const spanEmptiness = (
  { name, canBeEmpty }: DaysFilter | NumbersFilter,
  parameters: URLSearchParams,
) => (canBeEmpty ? emptinessIn(parameters.get(name) ?? '') : undefined);

export function isFilterActive(filter: ListFilter, parameters: URLSearchParams): boolean {
  if (filter.kind === 'text') return Boolean(parameters.get(filter.name));
  const isSpan = filter.kind === 'days' || filter.kind === 'numbers';
  if (isSpan && spanEmptiness(filter, parameters) !== undefined) return true;
  if (filter.kind === 'days' && presetIn(parameters.get(filter.name) ?? '')) return true;
  return isSpan
    ? spanBounds(filter, parameters).some((end) => end !== '')
    : knownChoices(filter, parameters).values.length > 0;
}
