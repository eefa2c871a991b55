import { derivedFields } from '../gateway/domains/events/events.rules.ts';
import type { EventRow } from '../gateway/domains/events/events.table.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions, TODAY } from './seed.ts';

const EVENTS = 20;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Of the demo data; more events are spread over more days, up to four years. */
const DAYS = 50;
const MOST_DAYS = 1_460;
const SHARE_IN_THE_PAST = 0.4;
/** Nine o'clock in Brasília, in UTC. */
const OPENING_HOUR = 12;

const plans: readonly [
  title: string,
  location: string | null,
  hours: number,
  note: string | null,
  color: string | null,
][] = [
  ['Reunião da equipe', 'Sala Jangada', 1, 'Cada um traz os números da semana.', 'petrol'],
  ['Visita a um cliente', null, 2, null, 'violet'],
  ['Conferência do estoque', 'Depósito', 4, 'Levar o leitor de códigos.', 'amber'],
  ['Entrega de pedidos', 'Doca 2', 3, null, 'green'],
  ['Treinamento do sistema', 'Sala Farol', 2, 'Trazer o próprio computador.', 'gray'],
  ['Almoço com fornecedores', 'Restaurante da praça', 1.5, null, 'violet'],
  ['Fechamento do mês', null, 6, 'Notas até o meio-dia.', 'red'],
  ['Feira do comércio', 'Centro de convenções', 30, 'Estande perto da entrada.', 'green'],
  ['Entrevista', 'Sala Farol', 0.5, null, 'gray'],
  ['Revisão do site', null, 1, 'Fotos novas das mochilas.', null],
];

export function makeEvents({ random, scale }: SeedOptions): Rows {
  const count = EVENTS * scale;
  const days = Math.min(DAYS * scale, MOST_DAYS);
  return {
    events: Array.from({ length: count }, (_, index) => {
      const inDays = Math.floor(((index + 0.5) / count - SHARE_IN_THE_PAST) * days);
      return makeEvent(index, inDays, random);
    }),
  };
}

/** Events begin on the half hour, from nine to five. */
function makeEvent(index: number, inDays: number, random: Random): EventRow {
  const [title, location, hours, note, color] = plans[index % plans.length]!;
  const midnight = Date.parse(TODAY.slice(0, 10)) + inDays * DAY_MS;
  const start = midnight + (OPENING_HOUR + random.whole(0, 16) / 2) * HOUR_MS;
  const entered = {
    id: seedId('events', index),
    title,
    start: new Date(start).toISOString(),
    end: new Date(start + hours * HOUR_MS).toISOString(),
    location,
    note,
    color,
    version: 1,
  };
  return { ...entered, ...derivedFields(entered) };
}
