import { rankBetween } from './ranks.ts';

export interface Place {
  id: string;
  rank: string;
}

/** Returns the places of `ids` first, in the order of these; the others keep their order. */
export function reordered(places: readonly Place[], ids: ReadonlySet<string>): Place[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const named = [...ids].flatMap((id) => byId.get(id) ?? []);
  return [...named, ...places.filter(({ id }) => !ids.has(id))];
}

/** Moves as few of the named places as possible, each next to a named neighbour. The others stay in place. */
export function reorderedAmong(places: readonly Place[], ids: ReadonlySet<string>): Place[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const named = [...ids].flatMap((id) => byId.get(id) ?? []);
  const staying = new Set(longestAscending(named.map(({ rank }) => rank)));
  const moving = named.filter((_, index) => !staying.has(index));
  const result = places.filter((place) => !moving.includes(place));
  for (const place of moving) {
    const at = named.indexOf(place);
    const before = named[at - 1];
    const index = before ? result.indexOf(before) + 1 : result.findIndex(({ id }) => ids.has(id));
    result.splice(index, 0, place);
  }
  return result;
}

/** Returns the ranks that change, by id, which are as few as possible. */
export function newRanks(places: readonly Place[], random?: () => number): Map<string, string> {
  const staying = longestAscending(places.map(({ rank }) => rank));
  const ranks = new Map<string, string>();
  let next = 0;
  let before: string | undefined;
  places.forEach(({ id, rank }, index) => {
    if (index === staying[next]) {
      before = rank;
      next += 1;
      return;
    }
    const after = staying[next];
    before = rankBetween(before, after === undefined ? undefined : places[after]?.rank, random);
    ranks.set(id, before);
  });
  return ranks;
}

/** Returns the indexes of the longest ascending subsequence. */
function longestAscending(values: readonly string[]): number[] {
  /** Indexes of the smallest last value of each length, by the length less one. */
  const ends: number[] = [];
  const previous = values.map((value, index) => {
    const length = countBelow(ends, (end) => values[end]! < value);
    ends[length] = index;
    return ends[length - 1];
  });
  const longest: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) longest.push(index);
  return longest.reverse();
}

/** Returns how many values are below; expects these first. */
function countBelow(values: readonly number[], isBelow: (value: number) => boolean): number {
  let [least, most] = [0, values.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (isBelow(values[middle]!)) least = middle + 1;
    else most = middle;
  }
  return least;
}
