import type { AccountRow } from '../gateway/domains/accounts/accounts.table.ts';
import { textOfCustomer } from '../gateway/domains/customers/customers.record.ts';
import type { CustomerKind } from '../gateway/domains/customers/customers.table.ts';
import { withCheckDigits } from '../gateway/formats/documents.rules.ts';
import { soundKeyOf } from '../gateway/formats/name-sound.rules.ts';
import { withDerived } from '../gateway/records/declare/declared-record.ts';
import type { CustomerRow, NoteRow } from '../gateway/records/generated/rows.ts';
import { folded } from '../gateway/formats/folding.rules.ts';
import { cities, type City } from './cities.ts';
import { firstNames, lastNames, streets, tradeNames, trades } from './names.ts';
import { makeCustomerParts } from './customer-parts.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import { countOf, spreadDays, type Stretch } from './spread.ts';
import type { Today } from './today.ts';

const arrivals: readonly Stretch[] = [
  [1, 0, 1],
  [11, 1, 30],
  [11, 30, 60],
  [4, 60, 90],
  [20, 90, 180],
  [13, 180, 700],
];
const CUSTOMERS = countOf(arrivals);
/** Customers newer than this are not lost. */
const NEW_DAYS = 60;
/** Coprime with the number of customers, to mix their order. */
const STRIDE = 37;
/** The most that a place is moved by; about two kilometres. */
const AROUND_DEGREES = 0.02;

const knownCompanies = [
  'Padaria Estrela do Norte',
  'Oficina Irmãos Valadares',
  'Livraria Ponto e Vírgula',
  'Clínica Águas Claras',
  'Mercado Três Ladeiras',
  'Ateliê Fio de Ouro',
  'Pousada Vento Sul',
  'Café Serra Azul',
];

const tags = ['atacado', 'entrega', 'fidelidade', 'parceiro', 'presentes', 'revenda', 'VIP'];

const ownNotes = [
  'Prefere ser atendido de manhã.',
  'Pede nota em nome da filial.',
  'Retira os pedidos na loja.',
  'Só responde por e-mail.',
  'Paga sempre no dia 10.',
  'Entrega pela porta dos fundos, até as 17 h.',
  'Faz aniversário no fim do ano: mandar o cartão.',
];

const remarks = [
  'Ligou para saber do prazo de entrega.',
  'Pediu a tabela de preços do atacado.',
  'Elogiou o atendimento da loja.',
  'Reclamou da embalagem da última entrega; trocamos por caixa reforçada.',
  'Vai confirmar a quantidade na semana que vem.',
  'Quer ser avisado quando chegarem as mochilas.',
  'Mudou de endereço, já corrigido no cadastro.',
  'Indicou a loja para um vizinho de rua.',
  'Pergunta se montamos no local.',
  'Visita marcada para depois do feriado.',
];

const statuses: readonly CustomerRow['status'][] = [
  'lead',
  'active',
  'active',
  'active',
  'inactive',
];
const channels: readonly CustomerRow['channel'][] = ['site', 'store', 'referral'];

export function makeCustomers({ random, scale, made, today }: SeedOptions): Rows {
  const owners = (made.accounts ?? []).filter(({ role }) => role !== 'GUEST');
  const newDocument = documentSource(random);
  const known = [...knownCompanies];
  const customers = Array.from({ length: CUSTOMERS * scale }, (_, index) =>
    makeCustomer(index, { random, today, owners, newDocument, known }),
  );
  const customerTags = customers.flatMap(({ id }) =>
    tags.filter(() => random.next() < 0.2).map((tag) => ({ customerId: id, tag })),
  );
  const notes = customers.flatMap((customer) => notesOn(customer, { random, today, owners }));
  const { customers: found, ...parts } = makeCustomerParts(customers, random);
  return { customers: found, customerTags, notes, ...parts };
}

/** Returns a customer's notes: four of ten customers have up to three, after their entry. */
function notesOn({ id, createdAt }: CustomerRow, { random, today, owners }: Writers): NoteRow[] {
  if (owners.length === 0 || random.next() >= 0.4) return [];
  const daysAgo = today.daysSince(createdAt);
  return Array.from({ length: random.whole(1, 3) }, (_, index) => {
    const author = random.pick(owners);
    return {
      id: seedId(`customers/${id}/notes`, index),
      recordKind: 'Customer',
      recordId: id,
      version: 1,
      editedAt: null,
      at: today.ago(daysAgo * random.next()),
      accountId: author.id,
      accountName: author.name,
      text: random.pick(remarks),
    };
  });
}

type Writers = Pick<Sources, 'random' | 'today' | 'owners'>;

interface Sources {
  random: Random;
  today: Today;
  owners: readonly AccountRow[];
  newDocument: (kind: CustomerKind) => string;
  /** Trade names of the next companies. */
  known: string[];
}

/** The first ones cover every city. */
function makeCustomer(index: number, sources: Sources): CustomerRow {
  const { random, today, owners, newDocument, known } = sources;
  const kind = random.next() < 0.5 ? 'person' : 'company';
  const city = cities[index % cities.length]!;
  const named = {
    ...(kind === 'person' ? person(index, random) : company(index, random, known)),
    ...placeIn(city, random),
    document: newDocument(kind),
    phone: phoneIn(city, random),
  };
  const daysAgo = spreadDays(arrivals, (index * STRIDE) % CUSTOMERS, { random });
  const status = random.pick(statuses);
  const row = withDerived<'customers'>('Customer', {
    id: seedId('customers', index),
    kind,
    ...named,
    status: daysAgo < NEW_DAYS && status === 'inactive' ? 'lead' : status,
    channel: random.pick(channels),
    acceptsEmails: Number(index % 3 !== 0),
    acceptsMessages: Number(index % 4 === 0),
    ownerId: random.next() < 0.8 && owners.length > 0 ? random.pick(owners).id : null,
    notes: random.next() < 0.3 ? random.pick(ownNotes) : null,
    createdAt: today.ago(daysAgo),
    version: 1,
    openCents: 0,
    lifetimeCents: 0,
    lastPurchaseAt: '',
  });
  return { ...row, searchText: textOfCustomer(row), soundKey: soundKeyOf(row.name) };
}

function person(index: number, random: Random) {
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)} ${random.pick(lastNames)}`;
  const email = `${folded(name).replaceAll(' ', '.')}.${index}@correio.test`;
  return { name, tradeName: null, email, website: null };
}

function company(index: number, random: Random, known: string[]) {
  const invented = `${random.pick(trades)} ${random.pick(tradeNames)}`;
  const tradeName = known.shift() ?? invented;
  const website = `${folded(tradeName).replaceAll(' ', '-')}-${index}.test`;
  const name = `${tradeName} ${random.pick(lastNames)} Ltda.`;
  return { name, tradeName, email: `contato@${website}`, website };
}

function placeIn([city, state, latitude, longitude, , cepStart]: City, random: Random) {
  const near = (degrees: number) =>
    Number((degrees + (random.next() * 2 - 1) * AROUND_DEGREES).toFixed(5));
  return {
    street: `${random.pick(streets)}, ${random.whole(1, 2400)}`,
    city,
    state,
    cep: cepStart + digits(5, random),
    latitude: near(latitude),
    longitude: near(longitude),
  };
}

/** Returns a phone number that is not a real one: a mobile number continues with 6 to 9 after its first 9. */
const phoneIn = ([, , , , areaCode]: City, random: Random) => `${areaCode}90${digits(7, random)}`;

/** Returns a function that makes unique documents with valid check digits; some companies' have letters. */
function documentSource(random: Random) {
  const given = new Set<string>();
  return function newDocument(kind: CustomerKind): string {
    const start = kind === 'person' ? digits(9, random) : `${companyRoot(random)}0001`;
    const document = withCheckDigits(kind, start);
    if (given.has(document)) return newDocument(kind);
    given.add(document);
    return document;
  };
}

const companyRoot = (random: Random) =>
  random.next() < 0.2
    ? `${digits(2, random)}${letters(3, random)}${digits(3, random)}`
    : digits(8, random);

function digits(count: number, random: Random): string {
  return String(random.whole(0, 10 ** count - 1)).padStart(count, '0');
}

function letters(count: number, random: Random): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + random.whole(0, 25))).join(
    '',
  );
}
