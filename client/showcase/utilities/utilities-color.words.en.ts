export const texts = {
  intro:
    'Theme colors. Click a token to copy it. Contrast ranges from 1 to 21: text needs 4.5; large text and icons need 3.',
  examples: {
    ThemePalette: {
      title: 'Palette',
      note: 'Ten shades of each color, with their contrast on white and black.',
      color: 'Color',
      token: 'Token',
      onWhite: 'On white',
      onBlack: 'On black',
    },
    TextColors: {
      title: 'Text',
      note: 'Semantic colors that change with the theme.',
      text: 'Body text',
      dimmed: 'Secondary text',
      error: 'Error',
      anchor: 'Link',
    },
    Surfaces: {
      title: 'Surfaces',
      note: 'Backgrounds of cards, hovered items and selected items.',
      body: 'Card',
      hover: 'Hover',
      light: 'Selected',
    },
    StatusColors: {
      title: 'Statuses',
      note: 'The dot shows the color; the label says the same.',
      pending: 'Pending',
      processing: 'Processing',
      delivered: 'Delivered',
      refused: 'Rejected',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'utilities-color': typeof texts;
  }
}
