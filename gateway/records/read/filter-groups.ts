import { filterLimits, searchLimits } from '../../config/limits.ts';
import { refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { folded } from '../../formats/folding.rules.ts';

export type Filter = Readonly<Record<string, unknown>>;

/** The fields of a filter that hold other filters: all of `and` must match, and at least one of `or`. */
export const groupFields = ['or', 'and'] as const;

export const groupsOf = (filter: Filter, field: (typeof groupFields)[number]) =>
  filter[field] as readonly Filter[] | null | undefined;

/** Returns a filter and all the filters in its groups. */
export function allGroups(filter: Filter): Filter[] {
  const within = groupFields.flatMap((field) => groupsOf(filter, field) ?? []);
  return [filter, ...within.flatMap(allGroups)];
}

/**
 * Throws INVALID for a filter with too many groups, values or words, which would be a condition of any length. A filter
 * without groups has the limits of its fields alone.
 */
export function refuseLargeGroups(filter: Filter): void {
  if (depthOf(filter) === 0) return;
  const field = filter.or ? 'filter.or' : 'filter.and';
  const { depth, groups, values } = filterLimits;
  if (depthOf(filter) > depth) refuseErrors({ [field]: problem('too_deep', { most: depth }) });
  const all = allGroups(filter);
  const errors = [
    all.length - 1 > groups && problem('too_many_groups', { most: groups }),
    sumOf(all, valuesIn) > values && problem('too_many_entries', { most: values }),
    sumOf(all, wordsIn) > searchLimits.words &&
      problem('too_many_words', { most: searchLimits.words }),
  ];
  const error = errors.find((each) => each !== false);
  if (error) refuseErrors({ [field]: error });
}

const depthOf = (filter: Filter): number =>
  Math.max(
    0,
    ...groupFields
      .flatMap((field) => (groupsOf(filter, field) ?? []).map(depthOf))
      .map((each) => each + 1),
  );

const sumOf = (filters: readonly Filter[], count: (filter: Filter) => number) =>
  filters.reduce((sum, filter) => sum + count(filter), 0);

const valuesIn = ({ or: _or, and: _and, ...fields }: Filter): number =>
  Object.values(fields).flat().length;

const wordsIn = ({ text }: Filter): number =>
  typeof text === 'string' ? folded(text).split(' ').filter(Boolean).length : 0;
