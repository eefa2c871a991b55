import { withDerived } from '../gateway/records/declare/declared-record.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import type { Today } from './today.ts';

/** Larger scales spread over more days, up to four years. */
const DAYS = 50;
const MOST_DAYS = 1_460;
const SHARE_IN_THE_PAST = 0.4;

const VISIT = 'Visita a um cliente';

const plans: readonly [
  title: string,
  location: string | null,
  /** Usual start and duration in hours, or whole days. */
  time: readonly [hour: number, hours: number] | number,
  note: string | null,
  color: string | null,
][] = [
  ['Reunião da equipe', 'Sala Jangada', [9, 1], 'Cada um traz os números da semana.', 'petrol'],
  [VISIT, null, [14, 2], null, 'violet'],
  ['Conferência do estoque', 'Depósito', [13, 4], 'Levar o leitor de códigos.', 'amber'],
  ['Entrega de pedidos', 'Doca 2', [9.5, 3], null, 'green'],
  ['Treinamento do sistema', 'Sala Farol', [15, 2], 'Trazer o próprio computador.', 'gray'],
  ['Almoço com fornecedores', 'Restaurante da praça', [12, 1.5], null, 'violet'],
  ['Reunião com o contador', null, [10, 2], 'Notas até o meio-dia.', 'red'],
  ['Feira do comércio', 'Centro de convenções', 2, 'Estande perto da entrada.', 'green'],
  ['Entrevista', 'Sala Farol', [11, 0.5], null, 'gray'],
  ['Revisão do site', null, [16, 1], 'Fotos novas das mochilas.', null],
];

/** Days from today of each event, twice the plans. */
// oxfmt-ignore
const daysAhead = [
  0, 0, -3, 1, 4, 2, -9, 12, 0, -1,
  -7, 9, 16, -11, -18, -14, 21, 27, 3, 7,
];

export function makeEvents({ random, scale, made, today }: SeedOptions): Rows {
  const { customers = [], deals = [] } = made;
  const open = deals.filter(({ closedAt }) => closedAt === null);
  const dealOf = new Map(open.toReversed().map(({ customerId, id }) => [customerId, id]));
  const days = Math.min(DAYS * scale, MOST_DAYS);
  return {
    events: Array.from({ length: daysAhead.length * scale }, (_, index) => {
      const inDays = daysAhead[index] ?? Math.floor((random.next() - SHARE_IN_THE_PAST) * days);
      return makeEvent(index, { today, random, customers, dealOf, inDays: workday(inDays, today) });
    }),
  };
}

/** Moves weekends to the Friday before or the Monday after; today stays. */
function workday(inDays: number, today: Today): number {
  if (inDays === 0 || !today.isWeekend(inDays)) return inDays;
  return workday(inDays + Math.sign(inDays), today);
}

interface Planned extends Pick<SeedOptions, 'random' | 'today'> {
  inDays: number;
  customers: readonly { id: string }[];
  /** The ids of the open deals, by their customers. */
  dealOf: ReadonlyMap<string | null, string>;
}

/** Returns an event that starts on the hour or half an hour later, or one of whole days. */
function makeEvent(index: number, { today, random, customers, dealOf, inDays }: Planned) {
  const [title, location, time, note, color] = plans[index % plans.length]!;
  const isLater = random.whole(0, 1) === 1;
  const customer = title === VISIT ? customers[index % customers.length] : undefined;
  const dealId = customer && dealOf.get(customer.id);
  return withDerived<'events'>('Event', {
    id: seedId('events', index),
    title,
    ...(typeof time === 'number'
      ? { start: today.day(inDays), end: today.day(inDays + time), allDay: 1 }
      : hoursOf(time, isLater, (hour) => today.at(inDays, hour))),
    location,
    note,
    color,
    customerId: customer?.id ?? null,
    recordKind: dealId ? 'Deal' : null,
    recordId: dealId ?? null,
    version: 1,
  });
}

function hoursOf(
  [hour, hours]: readonly [number, number],
  isLater: boolean,
  at: (hour: number) => string,
) {
  const start = hour + (isLater ? 1 / 2 : 0);
  return { start: at(start), end: at(start + hours), allDay: 0 as const };
}
