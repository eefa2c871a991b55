import { choice, degrees, moment, money, text } from '../../csv/cells.ts';
import { list } from '../../csv/csv-lines.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';
import type { State } from '../../graphql/generated/resolvers.ts';
import { writtenDocument } from './documents.rules.ts';

const kind = choice({
  person: { en: 'Person', 'pt-BR': 'Pessoa' },
  company: { en: 'Company', 'pt-BR': 'Empresa' },
});

const status = choice({
  lead: { en: 'Lead', 'pt-BR': 'Em prospecção' },
  active: { en: 'Active', 'pt-BR': 'Ativo' },
  inactive: { en: 'Inactive', 'pt-BR': 'Inativo' },
});

const channel = choice({
  site: { en: 'Site', 'pt-BR': 'Site' },
  store: { en: 'Store', 'pt-BR': 'Loja' },
  referral: { en: 'Referral', 'pt-BR': 'Indicação' },
});

const stateNames =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(
    ' ',
  ) as State[];
const state = choice(
  Object.fromEntries(stateNames.map((name) => [name, { en: name, 'pt-BR': name }])) as Record<
    State,
    { en: State; 'pt-BR': State }
  >,
);

/** Punctuated: spreadsheets read bare digits as numbers and drop their zeros. */
const writtenCep = (cep: string) => `${cep.slice(0, 5)}-${cep.slice(5)}`;
const writtenPhone = (phone: string) => phone.replace(/^(\d\d)(\d+)(\d{4})$/, '($1) $2-$3');

export const customersExport = listExport({
  list: 'customers',
  fileName: { en: 'customers', 'pt-BR': 'clientes' },
  operation: graphql(`
    query CustomersCsv($filter: CustomerFilter, $sort: CustomerSort, $after: String) {
      customers(first: 100, after: $after, filter: $filter, sort: $sort) {
        nodes {
          name
          kind
          tradeName
          document
          email
          phone
          street
          city
          state
          cep
          latitude
          longitude
          status
          channel
          owner {
            name
          }
          tags
          notes
          openAmount
          lifetimeAmount
          lastPurchaseAt
          createdAt
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  page: (data) => data.customers,
  // eslint-disable-next-line max-lines-per-function -- it is a table
  columns: (column) => [
    column('name', text, {
      en: 'Name',
      'pt-BR': 'Nome',
      alsoKnownAs: ['razão social', 'cliente', 'customer', 'full name', 'nome completo'],
    }),
    column('kind', kind, { en: 'Kind', 'pt-BR': 'Tipo' }),
    column('tradeName', text, {
      en: 'Trade name',
      'pt-BR': 'Nome fantasia',
      alsoKnownAs: ['fantasia'],
    }),
    column('document', text, {
      en: 'CPF or CNPJ',
      'pt-BR': 'CPF ou CNPJ',
      alsoKnownAs: ['cpf', 'cnpj', 'cpf/cnpj', 'documento', 'document'],
      value: ({ document }) => document && writtenDocument(document),
    }),
    column('email', text, {
      en: 'E-mail',
      'pt-BR': 'E-mail',
      alsoKnownAs: ['email', 'correio eletrônico'],
    }),
    column('phone', text, {
      en: 'Phone',
      'pt-BR': 'Telefone',
      alsoKnownAs: ['celular', 'whatsapp', 'fone', 'mobile', 'telephone'],
      value: ({ phone }) => phone && writtenPhone(phone),
    }),
    column('street', text, {
      en: 'Street',
      'pt-BR': 'Rua',
      alsoKnownAs: ['endereço', 'logradouro', 'address'],
    }),
    column('city', text, { en: 'City', 'pt-BR': 'Cidade', alsoKnownAs: ['município'] }),
    column('state', state, { en: 'State', 'pt-BR': 'Estado', alsoKnownAs: ['uf'] }),
    column('cep', text, {
      en: 'CEP',
      'pt-BR': 'CEP',
      alsoKnownAs: ['código postal', 'postal code', 'zip'],
      value: ({ cep }) => cep && writtenCep(cep),
    }),
    column('latitude', degrees, { en: 'Latitude', 'pt-BR': 'Latitude' }),
    column('longitude', degrees, { en: 'Longitude', 'pt-BR': 'Longitude' }),
    column('status', status, { en: 'Status', 'pt-BR': 'Situação' }),
    column('channel', channel, { en: 'Channel', 'pt-BR': 'Canal', alsoKnownAs: ['origem'] }),
    column('owner', text, {
      en: 'Owner',
      'pt-BR': 'Responsável',
      alsoKnownAs: ['vendedor'],
      value: ({ owner }) => owner?.name,
    }),
    column('tags', list, { en: 'Tags', 'pt-BR': 'Etiquetas', alsoKnownAs: ['tag'] }),
    column('notes', text, {
      en: 'Notes',
      'pt-BR': 'Observações',
      alsoKnownAs: ['observação', 'obs'],
    }),
    column('openAmount', money, { en: 'Open', 'pt-BR': 'Em aberto' }),
    column('lifetimeAmount', money, { en: 'Lifetime value', 'pt-BR': 'Total comprado' }),
    column('lastPurchaseAt', moment, { en: 'Last purchase', 'pt-BR': 'Última compra' }),
    column('createdAt', moment, { en: 'Since', 'pt-BR': 'Desde' }),
  ],
});
