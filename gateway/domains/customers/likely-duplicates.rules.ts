import { listLimits } from '../../config/limits.ts';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { CustomerDuplicateField } from '../../graphql/generated/resolvers.ts';
import type { CustomerRow } from '../../records/generated/rows.ts';

export const comparedColumns = ['email', 'phone', 'nameKey', 'soundKey'] as const;

export type Compared = Pick<
  CustomerRow,
  'id' | 'document' | 'createdAt' | (typeof comparedColumns)[number]
>;

export interface LikelyPair {
  /** The two ids, the smaller first. */
  key: string;
  /** The ids, that of the older customer first. */
  ids: readonly [string, string];
  shares: CustomerDuplicateField[];
  isNearName: boolean;
  score: number;
}

const weights = { email: 4, phone: 3, name: 3, nearName: 2, otherDocument: -2 } as const;

export const pairKey = (one: string, other: string) => [one, other].toSorted().join(' ');

/** Returns the pairs that share a value, the most likely first, without those that are set apart. */
export function likelyPairs(rows: readonly Compared[], apart: ReadonlySet<string>): LikelyPair[] {
  const groups = comparedColumns.flatMap((column) => groupsBy(rows, column));
  const alike = groups.flatMap((group) =>
    group.flatMap((one, place) => group.slice(place + 1).map((other) => [one, other] as const)),
  );
  const pairs = new Map<string, LikelyPair>();
  for (const [one, other] of alike) {
    const key = pairKey(one.id, other.id);
    if (!pairs.has(key) && !apart.has(key)) pairs.set(key, pairOf(key, one, other));
  }
  return [...pairs.values()]
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || compared(one.key, other.key));
}

function groupsBy(rows: readonly Compared[], column: (typeof comparedColumns)[number]) {
  const groups = new Map<string, Compared[]>();
  for (const row of rows) {
    const value = row[column];
    if (value) groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  return [...groups.values()].filter(({ length }) => length > 1 && length <= MOST_ALIKE);
}

/** The most customers with one value that are compared with each other. */
export const MOST_ALIKE = 10;

function pairOf(key: string, one: Compared, other: Compared): LikelyPair {
  const same = (column: keyof Compared) => Boolean(one[column]) && one[column] === other[column];
  const isOther = Boolean(one.document && other.document) && one.document !== other.document;
  const isNearName = same('soundKey') && !same('nameKey');
  const byName = (same('nameKey') ? weights.name : 0) + (isNearName ? weights.nearName : 0);
  const byContact = (same('email') ? weights.email : 0) + (same('phone') ? weights.phone : 0);
  const isNameAlone = byContact === 0 && isOther;
  const ids = [one, other].toSorted(
    (a, b) => compared(a.createdAt, b.createdAt) || compared(a.id, b.id),
  );
  return {
    key,
    ids: [ids[0]!.id, ids[1]!.id],
    shares: [
      ...(same('email') ? (['email'] as const) : []),
      ...(same('phone') ? (['phone'] as const) : []),
      ...(same('nameKey') ? (['name'] as const) : []),
    ],
    isNearName,
    score: isNameAlone ? 0 : byName + byContact + (isOther ? weights.otherDocument : 0),
  };
}

const compared = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Returns a page of pairs. Throws INVALID for a size or a cursor that is none. */
export function pageOfPairs(
  pairs: readonly LikelyPair[],
  { first, after }: { first: number; after?: string | null | undefined },
) {
  const { perPage } = listLimits;
  if (first < 1 || first > perPage) {
    throw invalid({ first: problem('not_between', { least: 1, most: perPage }) });
  }
  const start = after == null ? 0 : placeAfter(pairs, after);
  const nodes = pairs.slice(start, start + first);
  const ends = [nodes[0], nodes.at(-1)].map((pair) => (pair ? cursorOf(pair) : null));
  return {
    nodes,
    totalCount: pairs.length,
    pageInfo: {
      hasNextPage: start + first < pairs.length,
      hasPreviousPage: start > 0,
      startCursor: ends[0]!,
      endCursor: ends[1]!,
    },
  };
}

/** A cursor holds the score and the ids, so that the page follows although its last pair is gone. */
const cursorOf = ({ score, key }: LikelyPair) =>
  Buffer.from(`${score} ${key}`).toString('base64url');

function placeAfter(pairs: readonly LikelyPair[], cursor: string): number {
  const [, score, key] =
    /^(\d+) (\S+ \S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (key === undefined) throw invalid({ after: problem('not_a_cursor') });
  const place = pairs.findIndex(
    (pair) => pair.score < Number(score) || (pair.score === Number(score) && pair.key > key),
  );
  return place < 0 ? pairs.length : place;
}
