export const texts = {
  intro:
    'Sliders select an approximate value. Arrow keys move one step, Page Up and Page Down move further, Home and End go to the limits.',
  examples: {
    DiscountSlider: {
      title: 'With marks',
      note: 'The value appears above the thumb while dragging; marks show common values.',
      label: 'Discount',
    },
    PriceRange: {
      title: 'Range',
      note: 'Two thumbs with a minimum distance, formatted as currency.',
      label: 'Price',
      from: 'Minimum price',
      to: 'Maximum price',
      chosen: 'From {{from}} to {{to}}',
    },
    OpeningHours: {
      title: 'Custom labels',
      note: 'Half-hour steps shown as times; the value is in minutes.',
      label: 'Opening hours',
      opens: 'Opens at',
      closes: 'Closes at',
    },
    ExactSlider: {
      title: 'With a number field',
      note: 'For exact values: slider and field share the same value.',
      label: 'Low-stock threshold',
      suffix: ' units',
    },
    SizeSteps: {
      title: 'Marks only',
      note: 'The thumb snaps to the marks; screen readers announce their labels.',
      label: 'Box size',
      small: 'Small',
      medium: 'Medium',
      large: 'Large',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-slider': typeof texts;
  }
}
