export const texts = {
  kinds: { Customer: 'customer' },
  lists: { Customer: 'clientes' },
  counted: { Customer_one: '{{number}} customer', Customer_other: '{{number}} customers' },
  parts: { CustomerContact: 'contact', CustomerAddress: 'address' },
  ofParts: { CustomerContact: 'of contact', CustomerAddress: 'of address' },
  fieldsOf: {
    Customer: { createdAt: 'Since' },
    CustomerContact: { role: 'Role', isMain: 'Main contact' },
    CustomerAddress: {
      label: 'Label',
      isBilling: 'Default for billing',
      isShipping: 'Default for shipping',
    },
  },
  fields: {
    website: 'Website',
    acceptsEmails: 'Accepts emails',
    acceptsMessages: 'Accepts messages',
    document: 'Document',
    street: 'Street',
    city: 'City',
    state: 'State',
    cep: 'CEP',
    latitude: 'Latitude',
    longitude: 'Longitude',
    channel: 'Channel',
    notes: 'Notes',
    customerContacts: 'Contacts',
    customerAddresses: 'Other addresses',
    isMain: 'main',
    isBilling: 'billing',
    isShipping: 'shipping',
    customerTags: 'Tags',
    lifetimeCents: 'Lifetime value',
    lastPurchaseAt: 'Last purchase',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'customers.records': typeof texts;
  }
}
