import type { Screen } from './screen.ts';

const headings = {
  color: 'Color',
  spacing: 'Spacing',
  typography: 'Typography',
  display: 'Display',
  'height-width': 'Height and width',
  position: 'Position',
  shadow: 'Shadow',
  misc: 'Misc',
};

export const screens: Screen[] = [
  ...Object.entries(headings).map(([name, heading]) => ({
    name: `utilities-${name}`,
    path: `/utilities/${name}`,
    heading,
    as: 'admin' as const,
  })),
  {
    name: 'drag-and-drop',
    path: '/others/drag-and-drop',
    heading: 'Drag and drop',
    as: 'guest',
  },
];
