export const texts = {
  intro: 'How parts of a page stand beside or below each other, and who gets to see them.',
  examples: {
    DisplayValues: {
      title: 'Display',
      note: 'A block takes the line, an inline block only its own width; <code>none</code> takes none at all.',
      display: 'Display of the blocks',
      block: 'Block {{place}}',
    },
    FlexDirections: {
      title: 'Flex',
      note: 'In a row, in a row from the end, or in a column.',
      direction: 'Direction',
    },
    GridOfEqualParts: {
      title: 'Grid',
      note: 'One column on a phone, two and then three on wider screens.',
      part: 'Part {{place}}',
    },
    ByScreenWidth: {
      title: 'By the width of the screen',
      note: '<code>hiddenFrom</code> and <code>visibleFrom</code>: one of the two is there at a time.',
      narrow: 'You see this on a phone.',
      wide: 'You see this on a desk.',
    },
    OnlyForScreenReaders: {
      title: 'Heard, not seen',
      note: 'The short amount is seen, the exact one is read aloud.',
      exact: 'exactly 1,204,118 reais',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'utilities-display': typeof texts;
  }
}
