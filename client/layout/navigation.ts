import { type Icon, IconFileInvoice, IconHome } from '@tabler/icons-react';
import { paths } from '../app/paths.ts';
import { type Group, isInGroup } from '../app/roles.ts';
import type { Role } from '../app/session.ts';

export interface NavigationEntry {
  label: 'home' | 'invoices';
  path: string;
  icon: Icon;
  /** Who sees it. */
  group: Group;
}

const entries: readonly NavigationEntry[] = [
  { label: 'home', path: paths.home, icon: IconHome, group: 'sa' },
  { label: 'invoices', path: paths.invoices, icon: IconFileInvoice, group: 'guest' },
];

/** The entries that a role may open, in their order. */
export const navigationFor = (role: Role | undefined) =>
  entries.filter(({ group }) => isInGroup(role, group));
