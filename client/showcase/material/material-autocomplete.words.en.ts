export const texts = {
  intro:
    'Fields that suggest options as you type. Use the arrow keys to move through the options, Enter to select one and Esc to close the list.',
  examples: {
    CustomerSearch: {
      title: 'Search on the server',
      note: 'Searches names, emails and documents when you pause typing. Accents are ignored.',
      label: 'Customer',
      placeholder: 'Type at least two letters',
      none: 'No customers found',
    },
    ProductSelect: {
      title: 'Single select',
      note: 'Each option shows price and stock. The value is the product’s id, not its name.',
      label: 'Product',
      placeholder: 'Select a product',
      none: 'No products found',
      offer: '{{price}} · {{stock}} in stock',
      clear: 'Clear',
    },
    CategoryChoice: {
      title: 'Multiple select',
      note: 'Selected options appear in the field. Backspace removes the last one.',
      label: 'Categories',
      placeholder: 'Add a category',
      offer: '{{name}} ({{count}})',
      audio: 'Audio',
      fashion: 'Fashion',
      cellphone: 'Cell phones',
      accessories: 'Accessories',
    },
    CityField: {
      title: 'Grouped suggestions',
      note: 'Suggestions only: any other text is accepted too.',
      label: 'City',
      south: 'South',
      southeast: 'Southeast',
      northeast: 'Northeast',
    },
    TagField: {
      title: 'Tags',
      note: 'Press Enter or comma to add a tag. Up to five, without duplicates.',
      label: 'Tags',
      placeholder: 'Add a tag',
      offers: 'wholesale,restaurant,bakery,monthly,organic',
      clear: 'Clear',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-autocomplete': typeof texts;
  }
}
