export const texts = {
  intro: 'Elevation above the page. Most elements have a border and no shadow.',
  examples: {
    ShadowScale: { title: 'Scale', note: 'Five levels. Click one to copy its name.' },
    RisesWhenPointedAt: {
      title: 'Elevation on hover',
      note: 'On hover and focus; without animation if reduced motion is preferred.',
      card: 'Hover or focus this card',
    },
    LayersOfAScreen: {
      title: 'Layers',
      note: 'Higher layers have a softer, wider shadow.',
      page: 'Page',
      card: 'Draggable card',
      dialog: 'Dialog',
    },
    BorderOrShadow: {
      title: 'Border or shadow',
      note: 'Shadows are hardly visible in the dark theme; borders mark the edges of cards.',
      border: 'With a border',
      shadow: 'With a shadow',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'utilities-shadow': typeof texts;
  }
}
