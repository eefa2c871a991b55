export const texts = {
  title: 'Vendas',
  data: 'Data',
  products: 'Products',
  noProducts: 'No products yet.',
  timeline: 'Timeline',
  noTimeline: 'Nothing has happened yet.',
  moved: 'From {{from}} to {{to}}',
  began: 'Began as {{stage}}',
  openInvoice: 'Open the invoice',
  filters: { text: 'Find by title or customer', any: 'Any' },
  empty: { title: 'No sales yet', text: 'A sale begins with a lead.' },
  columns: { name: 'Product', quantity: 'Quantity', price: 'Price' },
  fields: {
    title: 'Title',
    customer: 'Customer',
    stage: 'Stage',
    amount: 'Amount',
    expectedCloseOn: 'Expected',
    owner: 'Owner',
    lostReason: 'Reason for the loss',
    invoice: 'Invoice',
    createdAt: 'Since',
  },
  stages: {
    lead: 'Lead',
    qualified: 'Qualified',
    proposal: 'Proposal',
    negotiation: 'Negotiation',
    won: 'Won',
    lost: 'Lost',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    deals: typeof texts;
  }
}
