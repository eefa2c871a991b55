import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { folded } from '../../app/folded.ts';
import { useSession } from '../../app/session.ts';
import { pagesFor } from '../navigation.ts';
import { found, type Hit } from './found.ts';
import { rememberRecent, useRecents } from './recents.ts';
import { usePaletteActions } from './usePaletteActions.ts';

interface Choice {
  key: string;
  label: string;
  icon?: Icon | undefined;
  run: () => void;
}

export interface PaletteGroup {
  name: string;
  choices: Choice[];
}

/** What the palette offers for a text: what was found last, pages and actions by name, and the hits by kind. */
export function usePaletteGroups(text: string, hits: readonly Hit[]): PaletteGroup[] {
  const { t } = useTranslation(['shell', 'showcase']);
  const navigate = useNavigate();
  const { user } = useSession();
  const recents = useRecents();
  const actions = usePaletteActions();
  const isNamed = ({ label }: Choice) => folded(label).includes(folded(text));

  const openRecord = (kind: Hit['kind'], title: string, path: string): Choice => ({
    key: path,
    label: title,
    icon: found[kind].icon,
    run() {
      rememberRecent({ kind, title, path });
      void navigate(path);
    },
  });
  const kinds = Object.keys(found) as Hit['kind'][];
  const groups: PaletteGroup[] = [
    {
      name: t('search.recent'),
      choices:
        text === '' ? recents.map(({ kind, title, path }) => openRecord(kind, title, path)) : [],
    },
    ...kinds.map((kind) => ({
      name: t(`search.kinds.${kind}`),
      choices: hits
        .filter((hit) => hit.kind === kind)
        .map((hit) => openRecord(kind, hit.title, found[kind].link(hit))),
    })),
    {
      name: t('search.pages'),
      choices: pagesFor(user?.role)
        .map(({ label, path, icon }) => ({
          key: path,
          label: t(label),
          icon,
          run: () => void navigate(path),
        }))
        .filter(isNamed),
    },
    {
      name: t('search.actions'),
      choices: actions
        .map(({ name, icon, run }) => ({ key: name, label: name, icon, run }))
        .filter(isNamed),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
