export const texts = {
  title: 'Company',
  sections: { general: 'General', money: 'Money and time', invoices: 'Invoices' },
  hints: {
    name: 'Shown as the seller. Invoices need it.',
    currency: 'Used by products, deals, the shop and new invoices. Existing invoices keep theirs.',
    pricesIncludeTax: 'If off, tax is added to the prices of products, deals and the shop.',
    timeZone:
      'Used for the calendar, the dates and due dates of invoices, and the periods on Home.',
    paymentDays: 'Days from an invoice’s date to its due date. Leave it empty for no due date.',
    pixKey: 'Email, CPF, CNPJ, phone with area code, or random key.',
  },
  noTimeZone: 'No time zones found',
  logo: {
    alt: 'Company logo',
    choose: 'Choose picture',
    remove: 'Remove',
    unreadable: 'This picture can’t be read. Choose another one.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    company: typeof texts;
  }
}
