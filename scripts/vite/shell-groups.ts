import type { Group } from './joined-groups.ts';

/** The share of pages that makes a small group part of the shell, as the first page does; sizes are bytes of source. */
const MANY_PAGES = 0.7;
const HALF_OF_PAGES = 0.5;
/** The number of pages, galleries among them, that does so for a smaller group. */
const SEVERAL_PAGES = 10;
const SMALL_BYTES = { ofMany: 8_000, ofHalf: 6_000, ofFirst: 4_000, ofSeveral: 600 };

/**
 * Returns a group's limit by how many of the pages that are no gallery load it, and whether the first one does. Groups
 * that are joined could not be joined any further.
 */
export function mostBytes(
  pages: readonly string[],
  first: number,
  { areJoined = false } = {},
): (of: Group['pages']) => number {
  const work = pages.flatMap((page, index) => (page.startsWith('showcase/') ? [] : [index]));
  return (of) => {
    const share = work.filter((page) => of.has(page)).length / work.length;
    if (share >= MANY_PAGES) return SMALL_BYTES.ofMany;
    if (areJoined && share >= HALF_OF_PAGES) return SMALL_BYTES.ofHalf;
    if (of.has(first)) return SMALL_BYTES.ofFirst;
    return of.size >= SEVERAL_PAGES ? SMALL_BYTES.ofSeveral : 0;
  };
}

/** Makes small groups that many pages load part of the shell. */
export function putIntoShell(
  groups: Group[],
  most: (of: Group['pages']) => number,
  names: Map<string, string>,
): void {
  for (const group of smallOnes(groups, most)) {
    for (const id of group.ids) names.set(id, 'shell');
    groups.splice(groups.indexOf(group), 1);
    for (const { imports } of groups) imports.delete(group);
  }
}

function smallOnes(groups: readonly Group[], most: (of: Group['pages']) => number) {
  const small = groups.filter(({ pages, bytes }) => bytes < most(pages));
  const found = new Set<Group>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const group of small) {
      if ([...group.imports].every((each) => found.has(each))) found.add(group);
    }
  }
  return found;
}
