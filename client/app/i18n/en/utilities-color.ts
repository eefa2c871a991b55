export const texts = {
  intro:
    'The colours of the theme. A token is copied by a click; the figures say how well it reads, from 1 to 21: text needs 4.5, large text and icons 3.',
  examples: {
    ThemePalette: {
      title: 'Palette',
      note: 'Ten shades of each colour, with their contrast to white and to black.',
      color: 'Colour',
      token: 'Token',
      onWhite: 'To white',
      onBlack: 'To black',
    },
    TextColors: {
      title: 'Text',
      note: 'Roles instead of shades: they change with the theme.',
      text: 'What is read',
      dimmed: 'What stands beside it',
      error: 'What is wrong',
      anchor: 'What leads on',
    },
    Surfaces: {
      title: 'Surfaces',
      note: 'What a card, an entry under the pointer and something chosen stand on.',
      body: 'Card',
      hover: 'Under the pointer',
      light: 'Chosen',
    },
    StatusColors: {
      title: 'Statuses',
      note: 'The dot has the colour, the words say the same.',
      pending: 'Pending',
      processing: 'Processing',
      delivered: 'Delivered',
      refused: 'Refused',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'utilities-color': typeof texts;
  }
}
