import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../core/guards.ts';
import { loadTexts } from '../core/i18n/texts.ts';
import { showcasePages, showcasePath } from './showcase.pages.ts';

const pages = import.meta.glob<Record<string, ComponentType>>('./*/*Page.tsx');

/** The route of each page: `/material/expansion-panel` is `material/ExpansionPanelPage.tsx`. */
export const showcaseRoutes: RouteObject[] = showcasePages.map((row) => ({
  path: showcasePath(row),
  loader: forGroup(row.group, async () => {
    await loadTexts('gallery');
    return null;
  }),
  lazy: {
    Component: async () => {
      const page = `${pascalCase(row.name)}Page`;
      return (await pages[`./${row.section}/${page}.tsx`]!())[page]!;
    },
  },
}));

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
