export const texts = {
  intro: 'The system’s own typeface in a few sizes and weights. Numbers are all equally wide.',
  examples: {
    Headings: {
      title: 'Headings',
      note: '<code>size</code> is apart from <code>order</code>: the outline of a page stays right whatever it looks like.',
      level: 'Heading {{level}}',
    },
    TextSizes: {
      title: 'Sizes',
      note: '<code>md</code> is what a page is read in, <code>sm</code> what a table is.',
      text: 'Coffee from the Serra, roasted on Monday.',
    },
    Weights: {
      title: 'Weights',
      note: '600 for what stands out in a row, 400 for all else.',
      text: 'Honey from Sete Lagoas',
    },
    Truncation: {
      title: 'Too long',
      note: 'On one line, or after two. The whole text is kept for whoever points at it.',
      text: 'The parcel for Padaria Três Irmãs goes out on Tuesday with the morning tour and needs a signature at the door.',
    },
    NumbersInColumns: {
      title: 'Numbers',
      note: 'Digits of one width and on the right: amounts compare at a glance.',
      amount: 'Amount',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'utilities-typography': typeof texts;
  }
}
