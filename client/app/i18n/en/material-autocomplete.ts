export const texts = {
  intro:
    'Fields that help to find one of many. The arrow keys move through the offers, Enter takes one, Esc closes them.',
  examples: {
    CustomerSearch: {
      title: 'Asked for while one types',
      note: 'The gateway looks for names, e-mails and documents once the typing pauses; accents do not matter.',
      label: 'Customer',
      placeholder: 'Two letters are enough',
      none: 'No customer matches',
    },
    ProductSelect: {
      title: 'One of a list',
      note: 'Each offer shows what helps to choose; the field keeps the product, not its words.',
      label: 'Product',
      placeholder: 'Choose a product',
      none: 'No product is called that',
      offer: '{{price}} · {{stock}} in stock',
      clear: 'Clear',
    },
    CategoryChoice: {
      title: 'Several of a list',
      note: 'What was chosen stands in the field; Backspace takes the last one away.',
      label: 'Categories',
      placeholder: 'Add a category',
      offer: '{{name}} ({{count}})',
      audio: 'Audio',
      fashion: 'Fashion',
      cellphone: 'Phones',
      accessories: 'Accessories',
    },
    CityField: {
      title: 'Grouped offers',
      note: 'A text of one’s own is welcome too: the offers are only a help.',
      label: 'City',
      south: 'South',
      southeast: 'Southeast',
      northeast: 'Northeast',
    },
    TagField: {
      title: 'Words of one’s own',
      note: 'Enter or a comma makes a tag; at most five, none twice.',
      label: 'Tags',
      placeholder: 'Add a tag',
      offers: 'wholesale,restaurant,bakery,monthly,organic',
      clear: 'Clear',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-autocomplete': typeof texts;
  }
}
