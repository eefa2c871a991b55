export const texts = {
  intro: 'How far above the page something stands. Most parts have a border and no shadow.',
  examples: {
    ShadowScale: { title: 'Scale', note: 'Five heights, named and copied by a click.' },
    RisesWhenPointedAt: {
      title: 'Rises when pointed at',
      note: 'Under the pointer and with the focus; at once for those who want no motion.',
      card: 'Point at me',
    },
    LayersOfAScreen: {
      title: 'Layers of a screen',
      note: 'The higher the layer, the softer and wider its shadow.',
      page: 'The page',
      card: 'A card that can be moved',
      dialog: 'A dialog',
    },
    BorderOrShadow: {
      title: 'Border or shadow',
      note: 'In the dark a shadow is hardly seen: the border says where a card ends.',
      border: 'With a border',
      shadow: 'With a shadow',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'utilities-shadow': typeof texts;
  }
}
