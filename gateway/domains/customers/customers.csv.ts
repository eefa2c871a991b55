import { type Cell, degrees, taxId } from '../../csv/cells.ts';
import type { CsvWords } from '../../csv/derived-csv.ts';
import { moneyIn } from '../../formats/money.ts';
import { writtenDocument } from '../../formats/documents.rules.ts';

/** Postal codes and phones are punctuated, because spreadsheets read bare digits as numbers and drop their zeros. */
const writtenCep = (cep: string) => `${cep.slice(0, 5)}-${cep.slice(5)}`;
const writtenPhone = (phone: string) => phone.replace(/^(\d\d)(\d+)(\d{4})$/, '($1) $2-$3');

interface Sum {
  currency: string;
  amount: number;
}

/** A cell with sums in several currencies, such as `R$ 550.00; $ 20.00`. */
const sums: Cell<readonly Sum[]> = {
  write: (totals, language) =>
    totals
      .filter(({ amount }) => amount !== 0)
      .map(({ currency, amount }) => moneyIn(language, currency)(amount))
      .join('; '),
};

export const customersCsv: CsvWords = {
  fileName: { en: 'customers', 'pt-BR': 'clientes' },
  matchedBy: ['email', 'phone'],
  headings: {
    name: {
      en: 'Name',
      'pt-BR': 'Nome',
      alsoKnownAs: ['razão social', 'cliente', 'customer', 'full name', 'nome completo'],
    },
    kind: { en: 'Kind', 'pt-BR': 'Tipo', alsoKnownAs: ['tipo de pessoa', 'pf/pj'] },
    tradeName: { en: 'Trade name', 'pt-BR': 'Nome fantasia', alsoKnownAs: ['fantasia'] },
    document: {
      en: 'CPF or CNPJ',
      'pt-BR': 'CPF ou CNPJ',
      alsoKnownAs: ['cpf', 'cnpj', 'cpf/cnpj', 'documento', 'document'],
      cell: taxId,
      form: writtenDocument,
    },
    email: { en: 'Email', 'pt-BR': 'E-mail', alsoKnownAs: ['email', 'correio eletrônico'] },
    phone: {
      en: 'Phone',
      'pt-BR': 'Telefone',
      alsoKnownAs: ['celular', 'whatsapp', 'fone', 'mobile', 'telephone'],
      form: writtenPhone,
    },
    website: { en: 'Website', 'pt-BR': 'Site', alsoKnownAs: ['web', 'url'] },
    acceptsEmails: { en: 'Accepts emails', 'pt-BR': 'Aceita e-mails' },
    acceptsMessages: { en: 'Accepts messages', 'pt-BR': 'Aceita mensagens' },
    street: { en: 'Street', 'pt-BR': 'Rua', alsoKnownAs: ['endereço', 'logradouro', 'address'] },
    city: { en: 'City', 'pt-BR': 'Cidade', alsoKnownAs: ['município'] },
    state: { en: 'State', 'pt-BR': 'Estado', alsoKnownAs: ['uf'] },
    cep: {
      en: 'CEP',
      'pt-BR': 'CEP',
      alsoKnownAs: ['código postal', 'postal code', 'zip'],
      form: writtenCep,
    },
    latitude: { en: 'Latitude', 'pt-BR': 'Latitude', cell: degrees },
    longitude: { en: 'Longitude', 'pt-BR': 'Longitude', cell: degrees },
    status: { en: 'Status', 'pt-BR': 'Situação' },
    channel: { en: 'Channel', 'pt-BR': 'Canal', alsoKnownAs: ['origem'] },
    owner: { en: 'Owner', 'pt-BR': 'Responsável', alsoKnownAs: ['vendedor'] },
    tags: { en: 'Tags', 'pt-BR': 'Etiquetas', alsoKnownAs: ['tag'] },
    notes: { en: 'Notes', 'pt-BR': 'Observações', alsoKnownAs: ['observação', 'obs'] },
    openAmount: { en: 'Open', 'pt-BR': 'Em aberto' },
    lifetimeAmount: { en: 'Lifetime value', 'pt-BR': 'Total comprado' },
    openAmounts: {
      en: 'Open in each currency',
      'pt-BR': 'Em aberto em cada moeda',
      query: 'openAmounts: invoiceTotals { currency amount: openAmount }',
      cell: sums,
    },
    lifetimeAmounts: {
      en: 'Lifetime value in each currency',
      'pt-BR': 'Total comprado em cada moeda',
      query: 'lifetimeAmounts: invoiceTotals { currency amount }',
      cell: sums,
    },
    lastPurchaseAt: { en: 'Last purchase', 'pt-BR': 'Última compra' },
    createdAt: { en: 'Since', 'pt-BR': 'Desde' },
  },
  choices: {
    kind: {
      person: { en: 'Person', 'pt-BR': 'Pessoa', alsoKnownAs: ['Pessoa Física', 'PF'] },
      company: { en: 'Company', 'pt-BR': 'Empresa', alsoKnownAs: ['Pessoa Jurídica', 'PJ'] },
    },
    status: {
      lead: { en: 'Lead', 'pt-BR': 'Potencial', alsoKnownAs: ['Em prospecção'] },
      active: { en: 'Active', 'pt-BR': 'Ativo' },
      inactive: { en: 'Inactive', 'pt-BR': 'Inativo' },
    },
    channel: {
      site: { en: 'Site', 'pt-BR': 'Site' },
      store: { en: 'Store', 'pt-BR': 'Loja' },
      referral: { en: 'Referral', 'pt-BR': 'Indicação' },
    },
  },
};
