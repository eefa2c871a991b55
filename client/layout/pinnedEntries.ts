import type { Role } from '../core/session.ts';
import type { Pin } from '../core/pins.ts';
import { kindAt, resourceOf } from '../records/resources.ts';
import { type NavigationEntry, pagesFor } from './navigation.ts';

/** Returns what is pinned, below a heading of its own. A page of the menu keeps its icon and its count. */
export function pinnedEntries(role: Role | undefined, pins: readonly Pin[]): NavigationEntry[] {
  if (pins.length === 0) return [];
  const pages = pagesFor(role);
  return [
    { kind: 'heading', label: 'navigation.pinned' },
    ...pins.map(({ path, title }): NavigationEntry => {
      const [pathname = ''] = path.split('?');
      const above = pages.find((each) => each.path === pathname);
      const icon = resourceOf(kindAt(pathname)?.kind ?? '')?.icon ?? above?.icon;
      const page = pages.find((each) => each.path === path);
      return { kind: 'link', ...(page ?? { label: 'navigation.pinned', title, path, icon }) };
    }),
  ];
}
