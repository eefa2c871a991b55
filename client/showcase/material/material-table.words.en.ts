export const texts = {
  intro: 'Tables of your data. Sorting, counting and paging are done on the server.',
  examples: {
    SortableTable: {
      title: 'Sorting',
      note: 'Column headings are buttons that announce their sort order. Rows stay in place until the new ones load.',
      caption: 'Products',
      product: 'Product',
      price: 'Price',
      stock: 'Stock',
      rating: 'Rating',
    },
    SelectableTable: {
      title: 'Selection',
      note: 'The checkbox in the heading selects all or none; the count is shown below.',
      caption: 'Customers',
      all: 'Select all',
      one: 'Select {{name}}',
      name: 'Name',
      city: 'City',
      status: 'Status',
      lead: 'Lead',
      active: 'Active',
      inactive: 'Inactive',
      chosen_one: '{{count}} customer selected',
      chosen_other: '{{count}} customers selected',
    },
    PagedTable: {
      title: 'Pagination',
      note: 'Cursor-based: the last page loads as fast as the first.',
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
      title: 'Sticky heading',
      note: 'The heading stays visible while rows scroll. Focus the table to scroll with the arrow keys.',
      caption: 'Stock',
      sku: 'SKU',
      product: 'Product',
      brand: 'Brand',
      stock: 'Stock',
    },
    ExpandableTable: {
      title: 'Expandable rows',
      note: 'The button announces whether the row is expanded; the details load with the list.',
      caption: 'Invoices with line items',
      lines: 'Items of {{number}}',
      open: 'Items',
      number: 'Number',
      buyer: 'Buyer',
      total: 'Total',
      line: '{{unit}} × {{name}}',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-table': typeof texts;
  }
}
