export const texts = {
  title: 'Company',
  sections: { general: 'General', money: 'Money and time', invoices: 'Invoices' },
  hints: {
    name: 'Invoices need it: it is their seller.',
    currency: 'Used by products, deals, the shop and new invoices. Existing invoices keep theirs.',
    pricesIncludeTax: 'Otherwise tax is added to the prices of products, deals and the shop.',
    timeZone: 'The calendar, invoice dates, overdue and the periods on Home follow this time zone.',
    paymentDays: 'Days from an invoice’s date to its due date. Empty: no due date.',
    pixKey: 'Email, CPF, CNPJ, phone with area code, or random key.',
  },
  noTimeZone: 'No time zones found',
  logo: {
    alt: 'Logo of the company',
    choose: 'Choose picture',
    remove: 'Remove',
    unreadable: 'This file can’t be read as a picture.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    company: typeof texts;
  }
}
