import type { Location } from 'react-router-dom';
import {
  type Icon,
  IconAddressBook,
  IconApps,
  IconBell,
  IconBook2,
  IconBox,
  IconBuildingStore,
  IconCalendar,
  IconChartBar,
  IconChecklist,
  IconComponents,
  IconFileInvoice,
  IconFolders,
  IconHistory,
  IconHome,
  IconLayoutKanban,
  IconMail,
  IconMap,
  IconMessages,
  IconRuler2,
  IconSettings,
  IconShoppingCart,
  IconTargetArrow,
  IconTrash,
  IconUserPlus,
  IconUserShield,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react';
import type { Namespaces } from '../core/i18n/catalogues.ts';
import { linkTo, paths } from '../core/paths.ts';
import { type Group, isInGroup } from '../core/roles.ts';
import type { Role } from '../core/session.ts';
import { showcaseEntries } from '../showcase/showcase.navigation.ts';
import { listName, spelledOut } from '../records/recordWords.ts';
import { derivedKinds, resourceOf } from '../records/resources.ts';
import type { ListedKind } from '../records/listedKind.ts';
import type { CountName } from './useCounts.tsx';

/** A key of the catalogues `shell` and `showcase`. */
type NavigationLabel =
  | `navigation.${keyof Namespaces['shell']['navigation']}`
  | `showcase:${(typeof showcaseEntries)[number]['label']}`;

export interface NavigationLink {
  label: NavigationLabel;
  /** The title of a pinned record, which is shown instead of the label. */
  title?: string;
  path: string;
  icon?: Icon;
  /** The group that sees it; by default everyone. */
  group?: Group;
  /** The group that does not, having another page instead. */
  notFor?: Group;
  /** The count that is shown beside it unless it is 0. */
  count?: CountName;
}

export interface NavigationGroup {
  label: NavigationLabel;
  icon: Icon;
  links: readonly NavigationLink[];
}

/** A heading, a page, a place whose pages are its tabs, a group of pages, or a page in a new tab. */
export type NavigationEntry =
  | { kind: 'heading'; label: NavigationLabel }
  | ({ kind: 'link' } & NavigationLink)
  | ({ kind: 'place' } & NavigationGroup)
  | ({ kind: 'group'; isGallery?: boolean } & NavigationGroup)
  | { kind: 'external'; label: NavigationLabel; path: string; icon: Icon };

const ownEntries: readonly NavigationEntry[] = [
  { kind: 'link', label: 'navigation.home', path: paths.home, icon: IconHome, group: 'sa' },
  { kind: 'link', label: 'navigation.today', path: paths.today, icon: IconHome, notFor: 'sa' },
  { kind: 'heading', label: 'navigation.registers' },
  { kind: 'link', label: 'navigation.customers', path: paths.customers, icon: IconUsersGroup },
  { kind: 'link', label: 'navigation.products', path: paths.products, icon: IconBox },
  { kind: 'heading', label: 'navigation.crm' },
  { kind: 'link', label: 'navigation.deals', path: paths.deals, icon: IconTargetArrow },
  { kind: 'link', label: 'navigation.invoices', path: paths.invoices, icon: IconFileInvoice },
  { kind: 'heading', label: 'navigation.cms' },
  { kind: 'link', label: 'navigation.site', path: linkTo.siteCustomers, icon: IconWorld },
  { kind: 'heading', label: 'navigation.work' },
  { kind: 'link', label: 'navigation.calendar', path: paths.calendar, icon: IconCalendar },
  {
    kind: 'link',
    label: 'navigation.inbox',
    path: paths.messages,
    icon: IconMail,
    count: 'messages',
  },
  {
    kind: 'link',
    label: 'navigation.todo',
    path: paths.todos,
    icon: IconChecklist,
    count: 'todos',
  },
  { kind: 'link', label: 'navigation.chat', path: paths.chats, icon: IconMessages, count: 'chats' },
  { kind: 'link', label: 'navigation.boards', path: paths.boards, icon: IconLayoutKanban },
  { kind: 'link', label: 'navigation.projects', path: paths.projects, icon: IconFolders },
  { kind: 'heading', label: 'navigation.more' },
  {
    kind: 'place',
    label: 'navigation.team',
    icon: IconAddressBook,
    links: [
      { label: 'navigation.users', path: paths.users, icon: IconAddressBook },
      { label: 'navigation.accounts', path: paths.accounts, icon: IconUserShield, group: 'sa' },
      {
        label: 'navigation.invitations',
        path: paths.invitations,
        icon: IconUserPlus,
        group: 'admin',
      },
    ],
  },
  {
    kind: 'group',
    label: 'navigation.apps',
    icon: IconApps,
    links: [
      {
        label: 'navigation.notifications',
        path: paths.notifications,
        icon: IconBell,
        count: 'notifications',
      },
      { label: 'navigation.shop', path: paths.shop, icon: IconBuildingStore },
      { label: 'navigation.cart', path: paths.cart, icon: IconShoppingCart, count: 'cart' },
      { label: 'navigation.activity', path: paths.activities, icon: IconHistory, group: 'admin' },
      { label: 'navigation.trash', path: paths.trash, icon: IconTrash, group: 'admin' },
    ],
  },
  {
    kind: 'group',
    label: 'navigation.settings',
    icon: IconSettings,
    links: [
      { label: 'navigation.company', path: paths.company, icon: IconBuildingStore, group: 'sa' },
    ],
  },
  showcaseGroup(
    'components',
    IconComponents,
    ['material', 'forms', 'others'],
    [{ label: 'navigation.map', path: paths.map, icon: IconMap }],
  ),
  showcaseGroup('utilities', IconRuler2, ['utilities']),
  showcaseGroup('charts', IconChartBar, ['charts']),
  { kind: 'external', label: 'navigation.documentation', path: '/docs', icon: IconBook2 },
];

/** Kinds with derived screens stand behind the last register. */
const entries = (): readonly NavigationEntry[] =>
  ownEntries.flatMap((entry) =>
    'path' in entry && entry.path === paths.products
      ? [entry, ...derivedKinds().map(derivedLink)]
      : [entry],
  );

/** A key without a text is its own text. */
const derivedLink = ({ kind, nouns, read }: ListedKind): NavigationEntry => ({
  kind: 'link',
  label: spelledOut(listName(kind, nouns)) as NavigationLabel,
  path: resourceOf(kind)!.path,
  icon: resourceOf(kind)!.icon,
  group: read,
});

function showcaseGroup(
  label: keyof Namespaces['shell']['navigation'],
  icon: Icon,
  sections: readonly string[],
  more: readonly NavigationLink[] = [],
): NavigationEntry {
  const links = showcaseEntries
    .filter(({ section }) => sections.includes(section.replace('sections.', '')))
    .map((entry) => ({ ...entry, label: `showcase:${entry.label}` as const }));
  return {
    kind: 'group',
    isGallery: true,
    label: `navigation.${label}`,
    icon,
    links: [...links, ...more],
  };
}

export function navigationFor(role: Role | undefined): NavigationEntry[] {
  const isOpen = ({ group = 'guest', notFor }: Pick<NavigationLink, 'group' | 'notFor'>) =>
    isInGroup(role, group) && !(notFor && isInGroup(role, notFor));
  return entries()
    .filter((entry) => entry.kind !== 'link' || isOpen(entry))
    .map((entry) => ('links' in entry ? { ...entry, links: entry.links.filter(isOpen) } : entry))
    .filter((entry) => !('links' in entry) || entry.links.length > 0);
}

/** Returns the pages that share a place with one; none for a page that has its own. */
export function placeOf(role: Role | undefined, path: string): NavigationGroup | undefined {
  return navigationFor(role)
    .filter((entry) => entry.kind === 'place')
    .find(({ links }) => links.some((link) => link.path === path));
}

export function pagesFor(role: Role | undefined): NavigationLink[] {
  return navigationFor(role).flatMap((entry) => {
    if (entry.kind === 'link') return [entry];
    return 'links' in entry ? entry.links : [];
  });
}

export const workPagesFor = (role: Role | undefined): NavigationLink[] =>
  pagesFor(role).filter(({ label }) => label.startsWith('navigation.'));

/**
 * Whether the link is to the current page or one above. A link with a query matches only that query, and then
 * the plain link does not.
 */
export function isCurrent({ path }: { path: string }, { pathname, search }: Location): boolean {
  const [target = '', query] = path.split('?');
  const has = (wanted: string) =>
    [...new URLSearchParams(wanted)].every(
      ([key, value]) => new URLSearchParams(search).get(key) === value,
    );
  if (pathname !== target && !pathname.startsWith(`${target}/`)) return false;
  if (query !== undefined) return has(query);
  return !queriesOf(target).some(has);
}

const allLinks = (): NavigationLink[] =>
  entries().flatMap((entry) => {
    if ('links' in entry) return [...entry.links];
    return entry.kind === 'link' ? [entry] : [];
  });

function queriesOf(target: string): string[] {
  return allLinks().flatMap(({ path }) => {
    const [pathname, query] = path.split('?');
    return pathname === target && query !== undefined ? [query] : [];
  });
}
