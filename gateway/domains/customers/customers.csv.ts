import { type Cell, degrees, taxId } from '../../csv/cells.ts';
import type { CsvWords } from '../../csv/derived-csv.ts';
import type { Row } from '../../records/declare/record.ts';
import { moneyIn } from '../../formats/money.ts';
import { bareDocument, kindOfDocument, writtenDocument } from '../../formats/documents.rules.ts';

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

const kindIn = ({ document }: Row) =>
  kindOfDocument(typeof document === 'string' ? bareDocument(document) : null);

export const customersCsv: CsvWords = {
  fileName: { en: 'customers', 'pt-BR': 'clientes' },
  matchedBy: ['email', 'phone'],
  together: (given, before) => ({
    entered: before || given.kind ? given : { ...given, kind: kindIn(given) },
    errors: {},
  }),
  columns: {
    name: { alsoKnownAs: ['razão social', 'cliente', 'customer', 'full name', 'nome completo'] },
    kind: { alsoKnownAs: ['tipo de pessoa', 'pf/pj'] },
    tradeName: { alsoKnownAs: ['fantasia'] },
    document: {
      alsoKnownAs: ['cpf', 'cnpj', 'cpf/cnpj', 'documento', 'document'],
      cell: taxId,
      form: writtenDocument,
    },
    email: { alsoKnownAs: ['email', 'correio eletrônico'] },
    phone: {
      alsoKnownAs: ['celular', 'whatsapp', 'fone', 'mobile', 'telephone'],
      form: writtenPhone,
    },
    website: { alsoKnownAs: ['web', 'url'] },
    acceptsEmails: {},
    acceptsMessages: {},
    street: { alsoKnownAs: ['endereço', 'logradouro', 'address'] },
    city: { alsoKnownAs: ['município'] },
    state: { alsoKnownAs: ['uf'] },
    cep: { alsoKnownAs: ['código postal', 'postal code', 'zip'], form: writtenCep },
    latitude: { cell: degrees },
    longitude: { cell: degrees },
    status: {},
    channel: { alsoKnownAs: ['origem'] },
    owner: { alsoKnownAs: ['vendedor'] },
    tags: { alsoKnownAs: ['tag'] },
    notes: { alsoKnownAs: ['observação', 'obs'] },
    openAmount: {},
    lifetimeAmount: {},
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
    lastPurchaseAt: {},
    createdAt: {},
  },
  choices: {
    kind: { person: ['Pessoa Física', 'PF'], company: ['Pessoa Jurídica', 'PJ'] },
    status: { lead: ['Em prospecção'] },
  },
};
