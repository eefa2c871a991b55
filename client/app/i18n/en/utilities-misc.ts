export const texts = {
  intro: 'Corners, cursors, long words, and where a screen starts to be wide.',
  examples: {
    Corners: { title: 'Corners', note: 'Buttons and cards have <code>md</code>.' },
    Cursors: {
      title: 'Cursors',
      note: 'The pointer says what can be done before it is done.',
      pointer: 'Leads on',
      grab: 'Can be dragged',
      help: 'Explains itself',
      blocked: 'Cannot be done',
    },
    LongWords: {
      title: 'Long words',
      note: 'An address breaks anywhere, a word by the rules of its language.',
      address: 'https://retaguarda.test/clientes/padaria-tres-irmas-de-sao-jose-dos-campos',
      word: 'Internationalisation and telecommunications',
    },
    Breakpoints: {
      title: 'Breakpoints',
      note: 'Those that this window has reached are marked.',
      reached: 'reached',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'utilities-misc': typeof texts;
  }
}
