import { showcaseId, showcasePages, showcasePath } from './showcase.pages.ts';

/** The navigation's entry of each page; `label` and `section` are keys of the `showcase` catalogue. */
export const showcaseEntries = showcasePages.map((row) => ({
  section: `sections.${row.section}` as const,
  label: `pages.${showcaseId(row)}` as const,
  path: showcasePath(row),
  group: row.group,
}));
