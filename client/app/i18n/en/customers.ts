export const texts = {
  title: 'Clientes',
  data: 'Data',
  deals: 'Sales',
  noDeals: 'No sales yet.',
  filters: {
    text: 'Find by name, e-mail, phone or document',
    any: 'Any',
    createdFrom: 'Entered from',
    createdTo: 'Entered to',
  },
  empty: { title: 'No customers yet', text: 'They come by the register, the shop or an import.' },
  fields: {
    name: 'Name',
    status: 'Status',
    channel: 'Channel',
    state: 'State',
    city: 'City',
    email: 'E-mail',
    phone: 'Phone',
    owner: 'Owner',
    createdAt: 'Since',
    kind: 'Kind',
    tradeName: 'Trade name',
    street: 'Street',
    cep: 'CEP',
    tags: 'Tags',
    notes: 'Notes',
  },
  documents: { person: 'CPF', company: 'CNPJ' },
  kinds: { person: 'Person', company: 'Company' },
  statuses: { lead: 'Lead', active: 'Active', inactive: 'Inactive' },
  channels: { site: 'Site', store: 'Store', referral: 'Referral' },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    customers: typeof texts;
  }
}
