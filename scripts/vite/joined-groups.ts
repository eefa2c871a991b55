/** A group of modules that become one file, and the pages that load it. */
export interface Group {
  ids: string[];
  pages: Set<number>;
  bytes: number;
  imports: Set<Group>;
  /** The code of its modules, minified. */
  code: string;
}

/** A request's cost as bytes of source; twice that for a page that makes many. */
const REQUEST_BYTES = 500_000;
const MANY_FILES = 6;
/** A file below so many bytes of source goes with what it is always loaded with. */
const SMALL_BYTES = 40_000;
/** A request costs more than a few bytes: a full page may load small files in vain, up to so many bytes beyond its limits. */
const TINY_BYTES = 8_000;
const SPARE_BYTES = 5_000;
/** Among joins, those with little in vain come first: the smaller this is, the less. */
const SPARING_BYTES = 300_000;

interface Limits {
  inVain: (page: number) => number;
  total: (page: number) => number;
}

interface Load {
  needed: number;
  inVain: number;
  files: number;
}
type Loads = Map<number, Load>;

/**
 * Joins two files while the requests that this saves are worth more than what pages then load in vain. A file brings
 * those that it imports along.
 */
export function joined(given: readonly Group[], limits: Limits): Group[] {
  const groups = copyOf(given);
  const loads = neededBy(groups);
  const known = new Map<Group, Map<Group, number>>(groups.map((group) => [group, new Map()]));
  for (;;) {
    const pair = bestPair(groups, known, (one, other) => gainOf(one, other, { loads, limits }));
    if (!pair) break;
    const [one, other] = pair;
    const touched = [...join(one, other, groups, loads), other];
    for (const gains of known.values()) for (const group of touched) gains.delete(group);
    for (const group of touched) known.set(group, new Map());
    known.delete(other);
  }
  for (const small of groups.filter(({ bytes }) => bytes < SMALL_BYTES)) {
    const host = hostOf(small, groups, { loads, limits });
    if (host) join(host, small, groups, loads);
  }
  return groups;
}

interface Loading {
  loads: Loads;
  limits: Limits;
}

/** Returns the file that the fewest pages load, all of a small one's among them, which may load a little more. */
function hostOf(small: Group, groups: readonly Group[], { loads, limits }: Loading) {
  const mayLoad = (page: number) => {
    const load = loads.get(page)!;
    return load.inVain + small.bytes <= mostInVain(page, load, limits, small.bytes);
  };
  const isHost = (group: Group) =>
    group !== small &&
    [...small.pages].every((page) => group.pages.has(page)) &&
    [...group.pages].every((page) => small.pages.has(page) || mayLoad(page)) &&
    !haveOneBetween(small, group) &&
    addedBy(small, group).every((added) => added.group === small);
  return groups.filter(isHost).toSorted((one, other) => one.pages.size - other.pages.size)[0];
}

function copyOf(given: readonly Group[]): Group[] {
  const copies = new Map(
    given.map((group) => [
      group,
      { ...group, ids: [...group.ids], pages: new Set(group.pages), imports: new Set<Group>() },
    ]),
  );
  for (const [group, copy] of copies) {
    for (const imported of group.imports) copy.imports.add(copies.get(imported)!);
  }
  return [...copies.values()];
}

function neededBy(groups: readonly Group[]): Loads {
  const loads: Loads = new Map();
  for (const { pages, bytes } of groups) {
    for (const page of pages) {
      const load = loads.get(page) ?? { needed: 0, inVain: 0, files: 0 };
      loads.set(page, { needed: load.needed + bytes, inVain: 0, files: load.files + 1 });
    }
  }
  return loads;
}

function bestPair(
  groups: readonly Group[],
  known: ReadonlyMap<Group, Map<Group, number>>,
  gain: (one: Group, other: Group) => number,
): [Group, Group] | undefined {
  let best: { gain: number; pair: [Group, Group] } | undefined;
  for (const [index, one] of groups.entries()) {
    const gains = known.get(one)!;
    for (const other of groups.slice(index + 1)) {
      const found = gains.get(other) ?? gain(one, other);
      gains.set(other, found);
      if (found > (best?.gain ?? 0)) best = { gain: found, pair: [one, other] };
    }
  }
  return best?.pair;
}

/** Returns the gain of a join: below zero, where a page would load too much or the files would import each other. */
function gainOf(one: Group, other: Group, { loads, limits }: Loading) {
  const shared = [...one.pages].filter((page) => other.pages.has(page));
  if (shared.length === 0 || haveOneBetween(one, other)) return -1;
  const cost = (page: number) => REQUEST_BYTES * (loads.get(page)!.files > MANY_FILES ? 2 : 1);
  const more = new Map<number, number>();
  let gain = 0;
  for (const page of shared) gain += cost(page);
  for (const { group, page } of addedBy(one, other)) {
    more.set(page, (more.get(page) ?? 0) + group.bytes);
    if (group !== one && group !== other) gain -= cost(page);
  }
  let inVain = 0;
  for (const [page, bytes] of more) {
    const load = loads.get(page)!;
    if (load.inVain + bytes > mostInVain(page, load, limits, bytes)) return -1;
    inVain += bytes;
  }
  return (gain - inVain) / (inVain + SPARING_BYTES);
}

/** Returns what a page may load in vain when these bytes are added. */
function mostInVain(page: number, { needed }: Load, limits: Limits, added: number): number {
  const inVain = limits.inVain(page);
  const most = Math.min(inVain, limits.total(page) - needed);
  return added < TINY_BYTES && inVain > SPARE_BYTES ? most + SPARE_BYTES : most;
}

function addedBy(one: Group, other: Group): { group: Group; page: number }[] {
  const pages = new Set([...one.pages, ...other.pages]);
  return [...importedBy([one, other])].flatMap((group) =>
    [...pages].filter((page) => !group.pages.has(page)).map((page) => ({ group, page })),
  );
}

function importedBy(groups: readonly Group[]): Set<Group> {
  const found = new Set(groups);
  for (const group of found) for (const each of group.imports) found.add(each);
  return found;
}

function haveOneBetween(one: Group, other: Group): boolean {
  return [...importedBy([one, other])].some(
    (group) =>
      group !== one && group !== other && (group.imports.has(one) || group.imports.has(other)),
  );
}

function join(one: Group, other: Group, groups: Group[], loads: Loads): Set<Group> {
  const touched = new Set([one]);
  for (const page of one.pages) if (other.pages.has(page)) loads.get(page)!.files -= 1;
  for (const { group, page } of addedBy(one, other)) {
    const load = loads.get(page)!;
    load.inVain += group.bytes;
    if (group !== one && group !== other) load.files += 1;
    touched.add(group);
    group.pages.add(page);
  }
  one.ids.push(...other.ids);
  one.bytes += other.bytes;
  one.code += other.code;
  one.imports = new Set([...one.imports, ...other.imports]);
  one.imports.delete(one);
  one.imports.delete(other);
  groups.splice(groups.indexOf(other), 1);
  for (const { imports } of groups) if (imports.delete(other)) imports.add(one);
  return touched;
}
