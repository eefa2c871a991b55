export const texts = {
  intro: 'Layout and visibility of elements.',
  examples: {
    DisplayValues: {
      title: 'Display',
      note: 'A block takes the full line, an inline block its own width; <code>none</code> takes no space.',
      display: 'Display value',
      block: 'Block {{place}}',
    },
    FlexDirections: {
      title: 'Flex',
      note: 'In a row, a reversed row or a column.',
      direction: 'Direction',
    },
    GridOfEqualParts: {
      title: 'Grid',
      note: 'One column on a phone, two or three on wider screens.',
      part: 'Cell {{place}}',
    },
    ByScreenWidth: {
      title: 'Responsive visibility',
      note: '<code>hiddenFrom</code> and <code>visibleFrom</code> show one of the two at a time.',
      narrow: 'Shown on phones.',
      wide: 'Shown on desktops.',
    },
    OnlyForScreenReaders: {
      title: 'Screen readers only',
      note: 'The short amount is displayed; the exact one is announced.',
      exact: 'exactly 1,204,118 reais',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'utilities-display': typeof texts;
  }
}
