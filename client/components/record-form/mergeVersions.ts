export interface FieldDifference {
  /** Path in the values: `name`, `buyer.address`. */
  name: string;
  theirs: unknown;
  mine: unknown;
}

export interface Merge {
  taken: FieldDifference[];
  disputed: FieldDifference[];
}

/** A three-way merge of form values by field. Objects are compared by field, lists as a whole. */
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
    if (isSame(value, own) || isSame(value, base.get(name))) continue;
    const isMineUnchanged = isSame(own, base.get(name));
    merge[isMineUnchanged ? 'taken' : 'disputed'].push({ name, theirs: value, mine: own });
  }
  return merge;
}

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

/** 5 and the typed '5' are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  return value == null ? '' : JSON.stringify(value);
}
