export const texts = {
  intro: 'Border radius, cursors, long words and breakpoints.',
  examples: {
    Corners: { title: 'Border radius', note: 'Buttons and cards use <code>md</code>.' },
    Cursors: {
      title: 'Cursors',
      note: 'The cursor shows which action is available.',
      pointer: 'Clickable',
      grab: 'Draggable',
      help: 'Help',
      blocked: 'Not allowed',
    },
    LongWords: {
      title: 'Long words',
      note: 'URLs break anywhere; words are hyphenated by language rules.',
      address: 'https://retaguarda.test/clientes/padaria-tres-irmas-de-sao-jose-dos-campos',
      word: 'Internationalization and telecommunications',
    },
    Breakpoints: {
      title: 'Breakpoints',
      note: 'Breakpoints at or below the current window width are marked.',
      reached: 'active',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'utilities-misc': typeof texts;
  }
}
