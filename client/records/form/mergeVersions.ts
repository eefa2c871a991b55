import { isEqual } from './isEqual.ts';
import { type MergedRows, mergeRows, type Row } from './mergeRows.ts';

export interface FieldDifference {
  /** The path in the values: `name`, `buyer.address`. */
  name: string;
  theirs: unknown;
  mine: unknown;
  /** Set for rows when `theirs` contains the changes of both. */
  isMerged?: true;
}

export interface Merge {
  taken: FieldDifference[];
  disputed: FieldDifference[];
}

/** A three-way merge of form values by field. Objects are merged by field, rows by row, other lists as a whole. */
export function mergeVersions<Values extends object>(versions: {
  base: Values;
  theirs: Values;
  mine: Values;
}): Merge {
  const [base, theirs, mine] = [versions.base, versions.theirs, versions.mine].map((values) =>
    leavesOf(values),
  ) as [Leaves, Leaves, Leaves];
  const merge: Merge = { taken: [], disputed: [] };
  for (const [name, value] of theirs) {
    const own = mine.get(name);
    if (isEqual(value, own) || isEqual(value, base.get(name))) continue;
    const old = base.get(name);
    const difference = { name, theirs: value, mine: own };
    if (isEqual(own, old)) merge.taken.push(difference);
    else if (isRows(old) && isRows(value) && isRows(own)) {
      addRows(merge, difference, mergeRows({ base: old, theirs: value, mine: own }));
    } else merge.disputed.push(difference);
  }
  return merge;
}

function addRows(
  { taken, disputed }: Merge,
  { name, mine: own }: FieldDifference,
  { theirs, mine, isDisputed }: MergedRows,
): void {
  if (isDisputed) disputed.push({ name, theirs, mine });
  else taken.push({ name, theirs: mine, mine: own, isMerged: true });
}

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.every((row: unknown) => typeof row === 'object' && row !== null && 'key' in row);

type Leaves = Map<string, unknown>;

function leavesOf(values: object, prefix = ''): Leaves {
  return new Map(
    Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
      isObject(value) ? [...leavesOf(value, `${prefix}${key}.`)] : [[`${prefix}${key}`, value]],
    ),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
