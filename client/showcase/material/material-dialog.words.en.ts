export const texts = {
  intro:
    'Dialogs block the page until they are closed. Focus moves into the dialog, stays there and returns to where it was; Esc closes it.',
  examples: {
    DetailsDialog: {
      title: 'Long content',
      note: 'The content scrolls inside the dialog while the title stays visible.',
      open: 'View delivery terms',
      heading: 'Delivery terms',
      close: 'Close',
      clause:
        'Clause {{number}}. The buyer inspects the goods on delivery and reports missing or damaged items at once. Later claims may not be accepted.',
    },
    ConfirmDialog: {
      title: 'Confirmation',
      note: 'Only for actions that can’t be undone. Focus starts on the safe choice, and the button names the action.',
      open: 'Close month',
      heading: 'Close March permanently?',
      text: 'March invoices will become read-only.',
      cancel: 'Cancel',
      confirm: 'Close March',
      closed: 'March closed.',
      close: 'Close',
    },
    FormDialog: {
      title: 'Form',
      note: 'Enter submits the form. Errors appear next to their fields.',
      open: 'New customer',
      name: 'Name',
      email: 'Email',
      save: 'Create customer',
      saved: '{{name}} was created.',
      required: 'Enter a name',
      invalid: 'Enter a valid email',
      close: 'Close',
    },
    DetailsDrawer: {
      title: 'Drawer',
      note: 'Shows a record beside its list. Full screen on a phone.',
      open: 'View order',
      heading: 'Order 1042',
      close: 'Close',
      buyer: 'Buyer',
      status: 'Status',
      packed: 'Packed, awaiting pickup',
      goods: 'Items',
      list: 'Ten jars of honey, two kilos of coffee',
    },
    SlideUpPanel: {
      title: 'Slide-up panel',
      note: 'Opens from the bottom edge, as tall as its content. For a few options within thumb’s reach on a phone.',
      open: 'Share catalog',
      heading: 'Share catalog',
      close: 'Close',
      link: 'Copy link',
      mail: 'Send by email',
      print: 'Print',
      done: 'Selected: {{way}}',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-dialog': typeof texts;
  }
}
