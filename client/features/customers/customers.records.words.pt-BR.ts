import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['customers.records']> = {
  kinds: { Customer: 'cliente' },
  lists: { Customer: 'clientes' },
  counted: {
    Customer_one: '{{number}} cliente',
    Customer_many: '{{number}} clientes',
    Customer_other: '{{number}} clientes',
  },
  parts: { CustomerContact: 'contato', CustomerAddress: 'endereço' },
  ofParts: { CustomerContact: 'do contato', CustomerAddress: 'do endereço' },
  fieldsOf: {
    Customer: { createdAt: 'Desde' },
    CustomerContact: { role: 'Cargo', isMain: 'Contato principal' },
    CustomerAddress: {
      label: 'Identificação',
      isBilling: 'Padrão para cobrança',
      isShipping: 'Padrão para entrega',
    },
  },
  fields: {
    website: 'Site',
    acceptsEmails: 'Aceita e-mails',
    acceptsMessages: 'Aceita mensagens',
    document: 'Documento',
    street: 'Rua',
    city: 'Cidade',
    state: 'Estado',
    cep: 'CEP',
    latitude: 'Latitude',
    longitude: 'Longitude',
    channel: 'Canal',
    notes: 'Observações',
    customerContacts: 'Contatos',
    customerAddresses: 'Outros endereços',
    isMain: 'principal',
    isBilling: 'cobrança',
    isShipping: 'entrega',
    customerTags: 'Etiquetas',
    lifetimeCents: 'Total comprado',
    lastPurchaseAt: 'Última compra',
  },
};
