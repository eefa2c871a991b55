import type { Group } from '../core/roles.ts';

interface Row {
  section: 'utilities' | 'material' | 'charts' | 'others' | 'forms';
  name: string;
  group: Group;
}

/** Every page of the showcase, in the order in which navigation lists them. */
export const showcasePages = [
  { section: 'utilities', name: 'color', group: 'admin' },
  { section: 'utilities', name: 'spacing', group: 'admin' },
  { section: 'utilities', name: 'typography', group: 'guest' },
  { section: 'utilities', name: 'display', group: 'guest' },
  { section: 'utilities', name: 'height-width', group: 'guest' },
  { section: 'utilities', name: 'position', group: 'guest' },
  { section: 'utilities', name: 'shadow', group: 'guest' },
  { section: 'utilities', name: 'misc', group: 'guest' },
  { section: 'material', name: 'table', group: 'guest' },
  { section: 'material', name: 'form', group: 'guest' },
  { section: 'material', name: 'buttons', group: 'guest' },
  { section: 'material', name: 'icons', group: 'guest' },
  { section: 'material', name: 'progress', group: 'guest' },
  { section: 'material', name: 'menu', group: 'guest' },
  { section: 'material', name: 'checkbox', group: 'guest' },
  { section: 'material', name: 'switch', group: 'guest' },
  { section: 'material', name: 'radio', group: 'guest' },
  { section: 'material', name: 'slider', group: 'guest' },
  { section: 'material', name: 'autocomplete', group: 'guest' },
  { section: 'material', name: 'expansion-panel', group: 'guest' },
  { section: 'material', name: 'dialog', group: 'guest' },
  { section: 'material', name: 'snackbar', group: 'guest' },
  { section: 'charts', name: 'echarts', group: 'guest' },
  { section: 'others', name: 'drag-and-drop', group: 'guest' },
  { section: 'forms', name: 'basic', group: 'guest' },
  { section: 'forms', name: 'editor', group: 'guest' },
  { section: 'forms', name: 'upload', group: 'guest' },
] as const satisfies Row[];

export type ShowcaseRow = (typeof showcasePages)[number];

/** A page's id: the namespace of its words, and what its name stands under in the `showcase` catalogue. */
export type ShowcaseId = {
  [Each in ShowcaseRow as Each['name']]: `${Each['section']}-${Each['name']}`;
}[ShowcaseRow['name']];

export const showcasePath = ({ section, name }: ShowcaseRow) => `/${section}/${name}`;

export const showcaseId = ({ section, name }: ShowcaseRow) => `${section}-${name}` as ShowcaseId;
