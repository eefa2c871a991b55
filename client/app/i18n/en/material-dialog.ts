export const texts = {
  intro:
    'A dialog asks or shows one thing and keeps the rest of the page waiting. The focus goes into it, stays in it, and comes back to where it was; Esc closes it.',
  examples: {
    DetailsDialog: {
      title: 'To read',
      note: 'Long content scrolls inside the dialog while its heading stays.',
      open: 'Show the terms of delivery',
      heading: 'Terms of delivery',
      close: 'Close',
      clause:
        'Clause {{number}}. The buyer checks the goods at the door and says at once what is missing or broken; what is said later is looked at kindly, but cannot be promised.',
    },
    ConfirmDialog: {
      title: 'To confirm',
      note: 'Only for what cannot be undone. The safe answer has the focus, and the button says what it does.',
      open: 'Close the month',
      heading: 'Close March for good?',
      text: 'The invoices of March can then be read but no longer changed.',
      cancel: 'Not yet',
      confirm: 'Close March',
      closed: 'March is closed.',
      close: 'Close',
    },
    FormDialog: {
      title: 'A form',
      note: 'Enter sends it; a mistake stays in the dialog, next to its field.',
      open: 'New customer',
      name: 'Name',
      email: 'Email',
      save: 'Save',
      saved: '{{name}} was added to the list.',
      required: 'Every customer has a name.',
      invalid: 'This is no e-mail address.',
      close: 'Close',
    },
    DetailsDrawer: {
      title: 'A drawer',
      note: 'For a record beside the list that it comes from; on a phone it fills the screen.',
      open: 'Show the order',
      heading: 'Order 1042',
      close: 'Close',
      buyer: 'Buyer',
      status: 'Status',
      packed: 'Packed, waits for the van',
      goods: 'Goods',
      list: 'Ten jars of honey, two kilos of coffee',
    },
    SlideUpPanel: {
      title: 'A panel that slides up',
      note: 'From the lower edge and only as high as what it shows: for short choices, a thumb away on a phone.',
      open: 'Share the catalogue',
      heading: 'Share the catalogue',
      close: 'Close',
      link: 'Copy the link',
      mail: 'By e-mail',
      print: 'Print',
      done: '“{{way}}” was chosen.',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-dialog': typeof texts;
  }
}
