import type { NumberLimits } from '../../../../gateway/formats/numbers.rules.ts';

/** A field that a list can be filtered by, as its URL and its screen use it. */
export type ListFilter =
  | ChoicesFilter
  | ValuesFilter
  | ReferencesFilter
  | DaysFilter
  | NumbersFilter
  | TextFilter;

interface Named {
  /** The filter's key in the URL. */
  name: string;
  label: string;
  /** Whether it can find records without a value, and those with one. */
  canBeEmpty?: boolean;
}

export interface Choice {
  value: string;
  label: string;
  /** The gateway's values that a choice represents, when it is not a value itself. */
  of?: readonly string[];
}

interface WithMine {
  /** The value of the signed-in user. */
  mine?: string | undefined;
  mineLabel?: string;
}

export interface ChoicesFilter extends Named, WithMine {
  kind: 'choices';
  choices: readonly Choice[];
  /** Takes at most one value, and cannot exclude one. */
  isSingle?: boolean;
  /** How the gateway counts the list by choice. */
  counted?: ListCounts;
}

/** A text: the choices are the values that the list has. */
export interface ValuesFilter extends Named, WithMine {
  kind: 'values';
  counted: ValueCounts;
}

/** A reference: the choices are the records that the list's records refer to, by their titles. */
export interface ReferencesFilter extends Named, WithMine {
  kind: 'references';
  counted: ValueCounts;
}

export interface DaysFilter extends Named {
  kind: 'days';
  /** The key of the last day in the URL; the first one's is the filter's name. */
  to: string;
  /** Whether it filters future days rather than past ones. */
  isAhead?: boolean;
}

export interface NumbersFilter extends Named {
  kind: 'numbers';
  /** The key of the upper end in the URL, when there is one. */
  to?: string;
  /** The key of a single value in the URL, which older links have. */
  exactly?: string;
  limits: NumberLimits;
}

export interface TextFilter extends Named {
  kind: 'text';
}

export const urlKeysOfFilter = (filter: ListFilter): readonly string[] => [
  filter.name,
  ...('to' in filter && filter.to !== undefined ? [filter.to] : []),
  ...('exactly' in filter && filter.exactly !== undefined ? [filter.exactly] : []),
];

/** The counted records: a kind's list, by one of its fields, otherwise once for each choice. */
export interface ListCounts {
  kind: string;
  many: string;
  by?: string;
  filterIn: (parameters: URLSearchParams) => object;
}

export type ValueCounts = ListCounts & { by: string };
