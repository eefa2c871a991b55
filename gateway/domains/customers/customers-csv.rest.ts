import { choice, degrees, moment, money, text } from '../../csv/cells.ts';
import { list } from '../../csv/csv-lines.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';
import type { State } from './customers.table.ts';
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

/** Numbers are written with their signs: a spreadsheet would take bare ones for amounts and drop their zeros. */
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
  columns: (column) => ({
    name: column({
      heading: { en: 'Name', 'pt-BR': 'Nome' },
      alsoKnownAs: ['razão social', 'cliente', 'customer', 'full name', 'nome completo'],
      cell: text,
      value: ({ name }) => name,
    }),
    kind: column({
      heading: { en: 'Kind', 'pt-BR': 'Tipo' },
      cell: kind,
      value: (customer) => customer.kind,
    }),
    tradeName: column({
      heading: { en: 'Trade name', 'pt-BR': 'Nome fantasia' },
      alsoKnownAs: ['fantasia'],
      cell: text,
      value: ({ tradeName }) => tradeName,
    }),
    document: column({
      heading: { en: 'CPF or CNPJ', 'pt-BR': 'CPF ou CNPJ' },
      alsoKnownAs: ['cpf', 'cnpj', 'cpf/cnpj', 'documento', 'document'],
      cell: text,
      value: ({ document }) => document && writtenDocument(document),
    }),
    email: column({
      heading: { en: 'E-mail', 'pt-BR': 'E-mail' },
      alsoKnownAs: ['email', 'correio eletrônico'],
      cell: text,
      value: ({ email }) => email,
    }),
    phone: column({
      heading: { en: 'Phone', 'pt-BR': 'Telefone' },
      alsoKnownAs: ['celular', 'whatsapp', 'fone', 'mobile', 'telephone'],
      cell: text,
      value: ({ phone }) => phone && writtenPhone(phone),
    }),
    street: column({
      heading: { en: 'Street', 'pt-BR': 'Rua' },
      alsoKnownAs: ['endereço', 'logradouro', 'address'],
      cell: text,
      value: ({ street }) => street,
    }),
    city: column({
      heading: { en: 'City', 'pt-BR': 'Cidade' },
      alsoKnownAs: ['município'],
      cell: text,
      value: ({ city }) => city,
    }),
    state: column({
      heading: { en: 'State', 'pt-BR': 'Estado' },
      alsoKnownAs: ['uf'],
      cell: state,
      value: (customer) => customer.state,
    }),
    cep: column({
      heading: { en: 'CEP', 'pt-BR': 'CEP' },
      alsoKnownAs: ['código postal', 'postal code', 'zip'],
      cell: text,
      value: ({ cep }) => cep && writtenCep(cep),
    }),
    latitude: column({
      heading: { en: 'Latitude', 'pt-BR': 'Latitude' },
      cell: degrees,
      value: ({ latitude }) => latitude,
    }),
    longitude: column({
      heading: { en: 'Longitude', 'pt-BR': 'Longitude' },
      cell: degrees,
      value: ({ longitude }) => longitude,
    }),
    status: column({
      heading: { en: 'Status', 'pt-BR': 'Situação' },
      cell: status,
      value: (customer) => customer.status,
    }),
    channel: column({
      heading: { en: 'Channel', 'pt-BR': 'Canal' },
      alsoKnownAs: ['origem'],
      cell: channel,
      value: (customer) => customer.channel,
    }),
    owner: column({
      heading: { en: 'Owner', 'pt-BR': 'Responsável' },
      alsoKnownAs: ['vendedor'],
      cell: text,
      value: ({ owner }) => owner?.name,
    }),
    tags: column({
      heading: { en: 'Tags', 'pt-BR': 'Etiquetas' },
      alsoKnownAs: ['tag'],
      cell: list,
      value: ({ tags }) => tags,
    }),
    notes: column({
      heading: { en: 'Notes', 'pt-BR': 'Observações' },
      alsoKnownAs: ['observação', 'obs'],
      cell: text,
      value: ({ notes }) => notes,
    }),
    openAmount: column({
      heading: { en: 'Open', 'pt-BR': 'Em aberto' },
      cell: money,
      value: ({ openAmount }) => openAmount,
    }),
    lifetimeAmount: column({
      heading: { en: 'Lifetime value', 'pt-BR': 'Total comprado' },
      cell: money,
      value: ({ lifetimeAmount }) => lifetimeAmount,
    }),
    lastPurchaseAt: column({
      heading: { en: 'Last purchase', 'pt-BR': 'Última compra' },
      cell: moment,
      value: ({ lastPurchaseAt }) => lastPurchaseAt,
    }),
    createdAt: column({
      heading: { en: 'Since', 'pt-BR': 'Desde' },
      cell: moment,
      value: ({ createdAt }) => createdAt,
    }),
  }),
});
