export const texts = {
  title: 'Home',
  greeting: 'Hello, {{name}}',
  invoicesByStatus: 'Invoices by status',
  invoiceCount_one: '{{count}} invoice',
  invoiceCount_other: '{{count}} invoices',
  all: 'All invoices',
  latest: 'Latest invoices',
  showAll: 'Show all',
};

declare module '../catalogues.ts' {
  interface Catalogues {
    home: typeof texts;
  }
}
