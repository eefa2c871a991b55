import type { NumberLimits } from '../../../../gateway/formats/numbers.rules.ts';

/** A field that a list can be restricted by, as its address and its screen have it. */
export type ListFilter = ChoicesFilter | ValuesFilter | DaysFilter | NumbersFilter | TextFilter;

interface Named {
  /** The filter's key in the address. */
  name: string;
  label: string;
}

export interface Choice {
  value: string;
  label: string;
  /** The values of the gateway that it stands for, when it is none itself. */
  of?: readonly string[];
}

export interface ChoicesFilter extends Named {
  kind: 'choices';
  choices: readonly Choice[];
  /** Takes at most one value, and cannot leave one out. */
  isSingle?: boolean;
  /** The way in which the gateway counts the list by each choice. */
  counted?: ListCounts;
  /** The choice of who is signed in. */
  mine?: string | undefined;
  mineLabel?: string;
}

/** A text: the choices are the values that the list has. */
export interface ValuesFilter extends Named {
  kind: 'values';
  counted: ValueCounts;
  mine?: string | undefined;
  mineLabel?: string;
}

export interface DaysFilter extends Named {
  kind: 'days';
  /** The key of the last day in the address; the first one's is the filter's name. */
  to: string;
  /** Whether it filters days to come rather than past ones. */
  isAhead?: boolean;
}

export interface NumbersFilter extends Named {
  kind: 'numbers';
  /** The key of the upper end in the address, where there is one. */
  to?: string;
  limits: NumberLimits;
}

export interface TextFilter extends Named {
  kind: 'text';
}

export const keysOfFilter = (filter: ListFilter): readonly string[] =>
  'to' in filter && filter.to !== undefined ? [filter.name, filter.to] : [filter.name];
/** The records that are counted: a kind's list, by a field of it, else once for each choice. */
export interface ListCounts {
  kind: string;
  many: string;
  by?: string;
  filterIn: (parameters: URLSearchParams) => object;
}

export type ValueCounts = ListCounts & { by: string };
