import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { byNameRank } from '../../core/byNameRank.ts';
import { folded } from '../../core/folded.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useSession } from '../../core/session.ts';
import { type PageAction, pageActions } from '../../ui/pageActions.ts';
import { usePins } from '../../core/pins.ts';
import { pagesFor } from '../navigation.ts';
import { pinnedEntries } from '../pinnedEntries.ts';
import { searchHints } from '../../records/searchHints.ts';
import { type Found, foundLink, kindAt, sdlNounsOf, resourceOf } from '../../records/resources.ts';
import { listName, spelledOut } from '../../records/recordWords.ts';
import { alsoSaid } from './alsoSaid.ts';
import type { Hit } from './hit.ts';
import {
  rememberChosen,
  rememberRecent,
  sortByLastChosen,
  useRecents,
} from '../../records/recents.ts';
import { type Words, useOtherLanguage } from './useOtherLanguage.ts';
import { usePaletteActions } from './usePaletteActions.ts';

interface Choice {
  key: string;
  label: string;
  /** Other names by which it is found. */
  otherNames?: readonly (string | undefined)[];
  note?: string | undefined;
  icon?: Icon | undefined;
  run: () => void;
}

export interface PaletteGroup {
  name: string;
  choices: Choice[];
  /** Whether it comes with the answer of the search, or after a group that does. */
  isLate?: boolean;
}

/**
 * Returns recent records, the page's actions and pages by name, hits by kind, actions. Last chosen names come first.
 */
export function usePaletteGroups(text: string, hits: readonly Hit[]): PaletteGroup[] {
  const { t } = useTranslation(['palette', 'shell']);
  const pages = usePages();
  const recents = useOtherRecents();
  const actions = usePaletteActions();
  const openRecord = useOpening();
  const kinds = useKinds(hits);
  const format = useFormat();
  const here = useHere(text);
  const isHere = ({ label }: Choice) => here.some((each) => each.label === label);
  const pinned = usePinned();
  const groups: PaletteGroup[] = [
    { name: t('shell:navigation.pinned'), choices: text === '' ? pinned : [] },
    {
      name: t('recent'),
      choices:
        text === '' ? recents.map(({ kind, title, path }) => openRecord(kind, title, path)) : [],
    },
    {
      name: t('here'),
      choices: here,
    },
    { name: t('pages'), choices: named(text, pages) },
    ...kinds.map(({ kind, name }) => ({
      name,
      isLate: true,
      choices: hits
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({
          ...openRecord(kind, hit.title || t('untitled'), foundLink(kind, hit) ?? ''),
          note: searchHints[kind]?.(hit as Found<never>, format),
        })),
    })),
    {
      name: t('actions'),
      isLate: true,
      choices: named(
        text,
        actions.map(({ name, otherName, alsoSaid: words, icon, run }) => ({
          key: name,
          label: name,
          otherNames: [otherName, words],
          icon,
          run,
        })),
      ).filter((choice) => !isHere(choice)),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** Returns the actions that the page itself offers, as they were when the palette opened. */
function useHere(text: string): Choice[] {
  const [offered] = useState(pageActions);
  const { namesOf } = useOtherLanguage();
  return named(
    text,
    offered.toSorted(byNote).map((action) => ({
      ...action,
      key: `here ${action.label}`,
      otherNames: namesOf(action.label),
    })),
  );
}

/** Actions on the selected rows come first. */
const byNote = (one: PageAction, other: PageAction) => Number(!one.note) - Number(!other.note);

/** Returns the kinds of the found records, in the order of the menu. */
function useKinds(hits: readonly Hit[]) {
  const { t } = useTranslation('palette');
  const { user } = useSession();
  const order = pagesFor(user?.role).map(({ path }) => path);
  const rankOf = (kind: string) => order.indexOf(resourceOf(kind)?.path ?? '');
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((kind) => ({
      kind,
      name: t(`kinds.${kind}`, {
        defaultValue: spelledOut(listName(kind, sdlNounsOf(kind))),
      }),
    }));
}

/** Returns the recent records that are not pinned. */
function useOtherRecents() {
  const pins = usePins();
  return useRecents().filter(({ path }) => pins.every((pin) => pin.path !== path));
}

function usePinned(): Choice[] {
  const { t } = useTranslation(['shell', 'showcase']);
  const navigate = useNavigate();
  const { user } = useSession();
  const pins = usePins();
  return pinnedEntries(user?.role, pins).flatMap((entry) => {
    if (entry.kind !== 'link') return [];
    const { path, label, title, icon } = entry;
    const run = () => void navigate(path);
    return [{ key: `pinned ${path}`, label: title ?? t(label), icon, run }];
  });
}

function usePages(): Choice[] {
  const { t } = useTranslation(['shell', 'showcase']);
  const navigate = useNavigate();
  const { user } = useSession();
  const { say } = useOtherLanguage();
  const synonymsAt = useSynonymsAt();
  return pagesFor(user?.role).map(({ label, path, icon }) => ({
    key: path,
    label: t(label),
    otherNames: [say?.(label), nounsAt(path), alsoSaid[label], synonymsAt(path)],
    icon,
    run: () => void navigate(path),
  }));
}

/** Other words for the kind of record that a page lists, in both languages. */
function useSynonymsAt() {
  const { t } = useTranslation('records');
  const { say } = useOtherLanguage();
  return (path: string) => {
    const kind = nounsAt(path) && kindAt(path)?.kind;
    const key = `records:synonyms.${kind}`;
    return [t as unknown as Words, say].map((read) => read?.(key, { defaultValue: '' })).join(' ');
  };
}

/** Lists have names of their own, such as Clientes, and show `customers`. */
function nounsAt(path: string): string | undefined {
  const kind = kindAt(path);
  return kind && resourceOf(kind.kind)?.path === path ? sdlNounsOf(kind.kind) : undefined;
}

function useOpening() {
  const navigate = useNavigate();
  return (kind: string, title: string, path: string): Choice => ({
    key: path,
    label: title,
    icon: resourceOf(kind)?.icon,
    run() {
      rememberRecent({ kind, title, path });
      void navigate(path);
    },
  });
}

function named(text: string, choices: readonly Choice[]): Choice[] {
  const words = folded(text).split(/\s+/);
  const those = choices.filter(({ label, otherNames = [] }) => {
    const said = folded([label, ...otherNames].join(' '));
    const names = `${said} ${said.replaceAll('-', '')}`;
    return words.every((word) => names.includes(word));
  });
  const nameOf = ({ label, otherNames = [] }: Choice) =>
    [label, ...otherNames].find((name) => name && folded(name).startsWith(folded(text))) ?? label;
  return byNameRank(sortByLastChosen(those), text, nameOf).map((choice) => ({
    ...choice,
    run() {
      rememberChosen(choice.key);
      choice.run();
    },
  }));
}
