export const texts = {
  intro:
    'Check boxes choose any number of things. Space checks the one that has the focus, and its words are part of what can be clicked.',
  examples: {
    ChannelGroup: {
      title: 'A group',
      note: 'One value for the whole group, one message when nothing is chosen.',
      label: 'Where do you sell?',
      description: 'Customers see these channels on your page.',
      required: 'Choose at least one channel.',
      counter: 'At the counter',
      site: 'On the site',
      phone: 'By phone',
      fair: 'At the Saturday fair',
    },
    SelectAll: {
      title: 'All, some, none',
      note: 'The upper box is indeterminate while some of the lower ones are checked.',
      all: 'The whole delivery',
      honey: 'Orange-blossom honey',
      coffee: 'Coffee from Minas',
      cheese: 'Canastra cheese',
    },
    CardChoice: {
      title: 'Cards',
      note: 'The whole card is the box; Tab and Space work as ever.',
      label: 'Extras of the order',
      gift: {
        name: 'Gift wrapping',
        text: 'Paper, ribbon and a card.',
      },
      insurance: {
        name: 'Insurance',
        text: 'Up to R$ 2,000 on the way.',
      },
      pickup: {
        name: 'Pick-up of empties',
        text: 'With the next delivery.',
      },
    },
    Agreement: {
      title: 'With a condition',
      note: 'The message stands at the box and is tied to it for screen readers.',
      label: 'I counted the cash drawer',
      description: 'Tomorrow starts with what you count today.',
      error: 'Count it before you close.',
      close: 'Close the day',
      closed: 'The day is closed.',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-checkbox': typeof texts;
  }
}
