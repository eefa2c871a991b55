import { isEqual } from './isEqual.ts';

/** A row of a list. The key of a stored row is its position; added rows have other keys. */
export interface Row {
  key: string;
  [field: string]: unknown;
}

interface Versions {
  base: readonly Row[];
  theirs: readonly Row[];
  mine: readonly Row[];
}

/**
 * The rows of both sides after the merge, which differ only where both changed a row. The key of a stored row is its
 * new position.
 */
export interface MergedRows {
  theirs: Row[];
  mine: Row[];
  isDisputed: boolean;
}

/** A three-way merge by row: rows that either side added, changed or removed are merged. */
export function mergeRows({ base, theirs, mine }: Versions): MergedRows {
  const partners = partnersOf(base, theirs);
  const baseKeyOf = new Map([...partners].map(([row, partner]) => [partner, row.key]));
  const theirIds = theirs.map((row) => baseKeyOf.get(row) ?? `their ${row.key}`);
  const mineIds = mine.map(({ key }) => key);
  const baseKeys = base.map(({ key }) => key);
  const isReordered = !isInOrder(mineIds, baseKeys);
  const ids = isReordered ? woven(mineIds, theirIds) : woven(theirIds, mineIds);
  const rows = ids.map((id) => {
    const old = base.find(({ key }) => key === id);
    const their = theirs[theirIds.indexOf(id)];
    const own = mine[mineIds.indexOf(id)];
    return old ? changedRow(old, their, own) : { theirs: their ?? own, mine: their ?? own };
  });
  return {
    theirs: rows.flatMap((row) => row.theirs ?? []),
    mine: rows.flatMap((row) => row.mine ?? []),
    isDisputed: rows.some((row) => row.theirs !== row.mine),
  };
}

type Maybe = Row | undefined;

function changedRow(old: Row, their: Maybe, own: Maybe): { theirs: Maybe; mine: Maybe } {
  // The next save overwrites their version, so the key of a row is its position there.
  const kept = own && { ...own, key: their?.key ?? `mine ${own.key}` };
  if (isAlike(own, old) || isAlike(own, their)) return { theirs: their, mine: their };
  return isAlike(their, old) ? { theirs: kept, mine: kept } : { theirs: their, mine: kept };
}

/** Compares rows by content, ignoring their keys. */
function isAlike(one: Maybe, other: Maybe): boolean {
  if (!one || !other) return one === other;
  return sharedFields(one, other).length === fieldsOf(one).length;
}

const fieldsOf = (row: Row) => Object.keys(row).filter((field) => field !== 'key');

const sharedFields = (one: Row, other: Row) =>
  fieldsOf(one).filter((field) => isEqual(one[field], other[field]));

/**
 * Returns the row of `theirs` that each row of `base` became: the one that shares the most values, otherwise the one at
 * its position. Removed rows have none.
 */
function partnersOf(base: readonly Row[], theirs: readonly Row[]): Map<Row, Row> {
  const pairs = base.flatMap((row, at) =>
    theirs.map((their, theirAt) => ({
      row,
      their,
      likeness: sharedFields(row, their).filter((field) => !isEmpty(row[field])).length,
      distance: Math.abs(at - theirAt),
    })),
  );
  const sorted = pairs
    .filter(({ likeness, distance }) => likeness > 0 || distance === 0)
    .sort((one, other) => other.likeness - one.likeness || one.distance - other.distance);
  const partners = new Map<Row, Row>();
  const taken = new Set<Row>();
  for (const { row, their } of sorted) {
    if (partners.has(row) || taken.has(their)) continue;
    partners.set(row, their);
    taken.add(their);
  }
  return partners;
}

const isEmpty = (value: unknown) =>
  value === '' || value === false || value == null || (Array.isArray(value) && value.length === 0);

/** Whether the rows of both sides have the same order. */
function isInOrder(ids: readonly string[], order: readonly string[]): boolean {
  const shared = ids.filter((id) => order.includes(id));
  return isEqual(
    shared,
    order.filter((id) => ids.includes(id)),
  );
}

/** Returns the ids of `first`, with each additional id of `second` after the id that it follows there. */
function woven(first: readonly string[], second: readonly string[]): string[] {
  const ids = [...first];
  second.forEach((id, at) => {
    if (!ids.includes(id)) ids.splice(ids.indexOf(second[at - 1] ?? '') + 1, 0, id);
  });
  return ids;
}
