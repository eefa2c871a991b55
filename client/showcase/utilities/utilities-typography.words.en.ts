export const texts = {
  intro: 'The system font in a few sizes and weights, with tabular numbers.',
  examples: {
    Headings: {
      title: 'Headings',
      note: '<code>size</code> sets the look, <code>order</code> the level in the page outline.',
      level: 'Heading {{level}}',
    },
    TextSizes: {
      title: 'Sizes',
      note: '<code>md</code> for body text, <code>sm</code> for tables.',
      text: 'Coffee from the Serra, roasted on Monday.',
    },
    Weights: {
      title: 'Weights',
      note: '600 for emphasis, 400 for everything else.',
      text: 'Honey from Sete Lagoas',
    },
    Truncation: {
      title: 'Truncation',
      note: 'After one line or two. The full text appears on hover.',
      text: 'The parcel for Padaria Três Irmãs ships on Tuesday morning and requires a signature on delivery.',
    },
    NumbersInColumns: {
      title: 'Numbers',
      note: 'Tabular, right-aligned digits make amounts easy to compare.',
      amount: 'Amount',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'utilities-typography': typeof texts;
  }
}
