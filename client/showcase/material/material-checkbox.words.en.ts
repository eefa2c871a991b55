export const texts = {
  intro:
    'Checkboxes select any number of options. Space toggles the focused one, and clicking the label toggles it too.',
  examples: {
    ChannelGroup: {
      title: 'Checkbox group',
      note: 'One value and one error message for the whole group.',
      label: 'Sales channels',
      description: 'Customers see these channels on your page.',
      required: 'Select at least one channel',
      counter: 'In store',
      site: 'Online',
      phone: 'By phone',
      fair: 'At the Saturday market',
    },
    SelectAll: {
      title: 'Select all',
      note: 'The parent checkbox is indeterminate while only some options are checked.',
      all: 'All items',
      honey: 'Orange-blossom honey',
      coffee: 'Coffee from Minas',
      cheese: 'Canastra cheese',
    },
    CardChoice: {
      title: 'Checkbox cards',
      note: 'The whole card is clickable and works with Tab and Space.',
      label: 'Order extras',
      gift: {
        name: 'Gift wrapping',
        text: 'Paper, ribbon and a card.',
      },
      insurance: {
        name: 'Insurance',
        text: 'Covers up to R$ 2,000 in transit.',
      },
      pickup: {
        name: 'Empties pickup',
        text: 'With the next delivery.',
      },
    },
    Agreement: {
      title: 'Required checkbox',
      note: 'The error appears below the checkbox and is announced by screen readers.',
      label: 'I have counted the cash drawer',
      description: 'Today’s count is tomorrow’s opening balance.',
      error: 'Count the cash drawer before closing',
      close: 'Close day',
      closed: 'Day closed.',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-checkbox': typeof texts;
  }
}
