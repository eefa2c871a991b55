export const texts = {
  intro: 'Tables over the gateway’s own data: it sorts, counts and pages, the browser shows.',
  examples: {
    SortableTable: {
      title: 'Sorting',
      note: 'Each heading is a button and says its order. The old rows stay until the new ones are there.',
      caption: 'Products',
      product: 'Product',
      price: 'Price',
      stock: 'Stock',
      rating: 'Rating',
    },
    SelectableTable: {
      title: 'Selection',
      note: 'The box in the heading chooses all or none; what was chosen is counted below.',
      caption: 'Customers',
      all: 'Choose all',
      one: 'Choose {{name}}',
      name: 'Name',
      city: 'City',
      status: 'Status',
      lead: 'Lead',
      active: 'Active',
      inactive: 'Inactive',
      chosen_one: '{{count}} customer chosen',
      chosen_other: '{{count}} customers chosen',
    },
    PagedTable: {
      title: 'Paging',
      note: 'By the gateway’s cursors: the last page costs no more than the first.',
      caption: 'Invoices',
      number: 'Number',
      buyer: 'Buyer',
      date: 'Date',
      total: 'Total',
      previous: 'Previous page',
      next: 'Next page',
      count: '{{total}} invoices',
    },
    StickyTable: {
      title: 'A heading that stays',
      note: 'The rows scroll under it, and can be scrolled with the arrow keys once the table has the focus.',
      caption: 'Stock list',
      sku: 'Code',
      product: 'Product',
      brand: 'Brand',
      stock: 'Stock',
    },
    ExpandableTable: {
      title: 'Rows that open',
      note: 'The button says whether its row is open; what it shows was read with the list.',
      caption: 'Invoices with their lines',
      lines: 'Lines of {{number}}',
      open: 'Lines',
      number: 'Number',
      buyer: 'Buyer',
      total: 'Total',
      line: '{{unit}} × {{name}}',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-table': typeof texts;
  }
}
