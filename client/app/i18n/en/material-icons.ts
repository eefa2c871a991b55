export const texts = {
  intro:
    'Icons are Tabler’s, imported one by one: a page loads only those that it shows. Beside words they are hidden from screen readers; alone they carry a name.',
  examples: {
    IconSearch: {
      title: 'Find an icon',
      note: 'Those that the product uses. A click copies the import’s name.',
      search: 'Search icons',
      copy: 'Copy {{name}}',
      copied: '{{name}} was copied.',
      none: 'No icon is called that.',
    },
    IconSizes: {
      title: 'Sizes',
      note: '16 in fields and menus, 18 in buttons, 20 in navigation, 32 and more alone.',
    },
    IconStrokes: {
      title: 'Stroke',
      note: 'Thinner when larger, so that icons have the weight of the words beside them.',
    },
    IconColors: {
      title: 'Colours',
      note: 'An icon takes the colour of the text around it; on a coloured ground it stands in a ThemeIcon.',
      delivered: 'Delivered',
      waiting: 'Waiting',
      failed: 'Failed',
    },
    IconMeaning: {
      title: 'Alone and with words',
      note: 'Beside words it is decoration and hidden; alone it has a role and a name.',
      stock: 'In stock',
      free: 'Free delivery',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-icons': typeof texts;
  }
}
