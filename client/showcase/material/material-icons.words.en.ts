export const texts = {
  intro:
    'Tabler icons, imported one by one, so each page loads only what it shows. Beside text they are hidden from screen readers; alone they have a label.',
  examples: {
    IconSearch: {
      title: 'Find an icon',
      note: 'All icons used in this product. Click one to copy its import name.',
      search: 'Search icons',
      copy: 'Copy {{name}}',
      copied: '{{name}} was copied.',
      none: 'No icons found.',
    },
    IconSizes: {
      title: 'Sizes',
      note: '16 in fields and menus, 18 in buttons, 20 in navigation, 32 or more on their own.',
    },
    IconStrokes: {
      title: 'Stroke',
      note: 'Larger icons use a thinner stroke to match the weight of the text.',
    },
    IconColors: {
      title: 'Colors',
      note: 'Icons inherit the text color; on a colored background, use ThemeIcon.',
      delivered: 'Delivered',
      waiting: 'Pending',
      failed: 'Failed',
    },
    IconMeaning: {
      title: 'With and without text',
      note: 'Decorative and hidden beside text; with a role and a label when alone.',
      stock: 'In stock',
      free: 'Free shipping',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-icons': typeof texts;
  }
}
