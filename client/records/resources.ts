import type { ListedKind } from './listedKind.ts';
import { type Icon, IconDatabase } from '@tabler/icons-react';
import type { RouteObject } from 'react-router-dom';
import type { Group } from '../core/roles.ts';
import type { ListField } from '../core/cachedLists.ts';
import type { FormConfig } from './form/formDescription.ts';
import type { PreviewContent } from './list/previewContent.ts';
import { recordKinds } from '../generated/recordKinds.ts';

/** The data of a kind that every page loads: a row in `features/x/x.resource.ts`. */
export interface Resource {
  kind: string;
  /** The path of its list. */
  path: string;
  icon: Icon;
  /** Returns the link to a record; omitted when the id alone is not enough. */
  link?: (id: string) => string;
  /** Returns the link to a search result, when that needs more than the id. */
  linkFound?: (found: Found<never>) => string;
  /** Other queries whose results depend on records of the kind; a change of a record refetches them. */
  dependentQueries?: readonly ListField[];
  /**
   * The preview of a record, which is shown beside the list and on a derived page; derived by default for kinds with
   * `screens`.
   */
  preview?: 'derived' | (() => Promise<PreviewContent>);
  /** The URL parameters that open something beside the list without changing it. */
  openKeys?: readonly string[];
  /** The screens that are not derived, below its path. Omitted when the kind has no derived screens. */
  screens?: Screens;
  /** The palette's action that creates a record: its label, and its path and group where they are not derived. */
  createAction?: CreateActionOptions;
  /** Whether records can be imported from a file, in a form of its own. */
  canImport?: boolean;
  /** Loads the configuration of the form, when the declaration is not enough. */
  form?: () => Promise<FormConfig>;
}

interface CreateActionOptions {
  /** The text key of the page's own button, with its catalogue. */
  label: string;
  /** The path of the form of a new record; `new` below the list's path when omitted. */
  to?: string;
  group?: Group;
}

export type Screens = Partial<
  Record<
    'list' | 'new' | 'import' | 'one' | 'edit',
    Pick<RouteObject, 'loader' | 'lazy' | 'shouldRevalidate'>
  >
>;

/** A search result with the fields of the kind's `x.searchHint.graphql`. */
export interface Found<Hint = object> {
  id: string;
  record?: Hint | null;
}

const rows = import.meta.glob<readonly Resource[]>('../features/*/*.resource.ts', {
  eager: true,
  import: 'resources',
});

const own = new Map(
  Object.values(rows).flatMap((each) => each.map((resource) => [resource.kind, resource] as const)),
);

const listedKind = (kind: string) => recordKinds.find((each) => each.kind === kind);

/** Whether a kind has a list; otherwise its records are read by themselves, or through others. */
export const isListed = (kind: string): boolean => listedKind(kind) !== undefined;

/** The group that creates records of a kind; undefined when nobody does by a form. */
export const creatorsOf = (kind: string): Group | undefined => listedKind(kind)?.create;

/** The query of its list. */
export function listOf(kind: string): ListField {
  const listed = listedKind(kind);
  if (!listed) throw new Error(`${kind} is no listed kind of record`);
  return listed.many as ListField;
}

/** The SDL's noun for one record, for kinds without a name in the catalogues. */
export const sdlNounOf = (kind: string): string => listedKind(kind)?.noun ?? inWords(kind);
export const sdlNounsOf = (kind: string): string => listedKind(kind)?.nouns ?? `${inWords(kind)}s`;

/** Returns `LossReason` as people would write it: `loss reason`. */
const inWords = (kind: string) => kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Returns the kinds without a row: all of their screens are derived. */
export const derivedKinds = (): ListedKind[] => recordKinds.filter(({ kind }) => !own.has(kind));

function derivedResource({ kind, many }: ListedKind): Resource {
  const path = `/records/${many}`;
  return {
    kind,
    path,
    icon: IconDatabase,
    link: (id) => below(path, id),
    preview: 'derived',
    screens: {},
  };
}

const below = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

export interface CreateAction extends Required<CreateActionOptions> {
  kind: string;
  noun: string;
  icon: Icon;
}

/** Returns the actions that create records, of all kinds that have one or whose form is derived. */
export const createActions = (): CreateAction[] =>
  [...own.values(), ...derivedKinds().map(derivedResource)].flatMap(
    ({ kind, path, icon, screens, createAction }) => {
      const group = createAction?.group ?? listedKind(kind)?.create;
      if (!group || !(createAction ?? screens)) return [];
      const { label = 'screens:new', to = `${path}/new` } = createAction ?? {};
      return [{ kind, icon, group, label, to, noun: sdlNounOf(kind) }];
    },
  );

/** Returns a kind's resource; undefined for a kind without a page. */
export function resourceOf(kind: string): Resource | undefined {
  const row = own.get(kind);
  if (row) return row.screens ? { preview: 'derived' as const, ...row } : row;
  const listed = derivedKinds().find((each) => each.kind === kind);
  return listed && derivedResource(listed);
}

export const recordLink = (kind: string, id: string): string | undefined =>
  resourceOf(kind)?.link?.(id);

/** Returns the link that opens a search result. */
export function foundLink(kind: string, found: Found): string | undefined {
  const resource = resourceOf(kind);
  return resource?.linkFound
    ? resource.linkFound(found as Found<never>)
    : resource?.link?.(found.id);
}

/** The resources of kinds with derived screens. */
export const resourcesWithDerivedScreens: readonly Resource[] = [...own.values()].filter(
  ({ screens }) => screens,
);

/** The URL parameters that open something beside a list. */
export const openKeys: readonly string[] = [
  // The preview's key, as in older links.
  'peek',
  ...[...own.values()].flatMap((resource) => resource.openKeys ?? []),
];

/** The kind whose screens are at a URL. */
export const kindAt = (pathname: string) =>
  recordKinds.find(({ kind }) => {
    const path = resourceOf(kind)?.path ?? '';
    return pathname === path || pathname.startsWith(`${path}/`);
  });

/** Returns the paths of a kind's pages. */
export function pathsOf(kind: string) {
  const path = resourceOf(kind)?.path ?? '';
  return {
    list: path,
    new: `${path}/new`,
    import: `${path}/import`,
    one: (id: string) => below(path, id),
    edit: (id: string) => `${below(path, id)}/edit`,
  };
}
