export const texts = {
  intro:
    'A slider chooses a value by feel. Arrow keys go step by step, Page Up and Page Down further, Home and End to the ends.',
  examples: {
    DiscountSlider: {
      title: 'With marks',
      note: 'The value stands over the thumb while it moves; the marks say what is usual.',
      label: 'Discount',
    },
    PriceRange: {
      title: 'A range',
      note: 'Two thumbs with a least distance, in money of the chosen language.',
      label: 'Price',
      from: 'Lowest price',
      to: 'Highest price',
      chosen: 'From {{from}} to {{to}}',
    },
    OpeningHours: {
      title: 'Labels of one’s own',
      note: 'Half hours in the clock of the chosen language: the number behind it is minutes.',
      label: 'Opening hours',
      opens: 'Opens at',
      closes: 'Closes at',
    },
    ExactSlider: {
      title: 'With a field beside it',
      note: 'For when the exact number matters: both hold the same value.',
      label: 'Order again below',
      suffix: ' units',
    },
    SizeSteps: {
      title: 'Only at the marks',
      note: 'The thumb jumps from mark to mark; screen readers hear the mark’s words.',
      label: 'Size of the box',
      small: 'Small',
      medium: 'Medium',
      large: 'Large',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-slider': typeof texts;
  }
}
