import { USER_COUNTER } from '../gateway/domains/users/users.record.ts';
import { withDerived } from '../gateway/records/declare/declared-record.ts';
import type { UserRow } from '../gateway/records/generated/rows.ts';
import { folded } from '../gateway/formats/folding.rules.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import type { Today } from './today.ts';

const USERS = 30;

const firstNames: Record<Exclude<UserRow['gender'], 'other'>, readonly string[]> = {
  female: ['Iracema', 'Beatriz', 'Célia', 'Jurema', 'Noêmia', 'Talita', 'Yara', 'Rosângela'],
  male: ['Caetano', 'Dário', 'Evandro', 'Joaquim', 'Nélson', 'Tomás', 'Ubirajara', 'Vicente'],
};
const lastNames = ['Bastos', 'Conceição', 'Figueira', 'Guimarães', 'Leão', 'Munhoz', 'Sampaio'];

const companies = [
  'Padaria Estrela do Norte',
  'Oficina Irmãos Valadares',
  'Livraria Ponto e Vírgula',
  'Clínica Águas Claras',
  'Mercado Três Ladeiras',
  'Ateliê Fio de Ouro',
];

const places: readonly [city: string, areaCode: number][] = [
  ['Recife, PE', 81],
  ['Manaus, AM', 92],
  ['Belo Horizonte, MG', 31],
  ['Porto Alegre, RS', 51],
  ['Salvador, BA', 71],
  ['Curitiba, PR', 41],
];
const streets = ['Rua das Acácias', 'Avenida Beira-Rio', 'Travessa do Farol', 'Rua da Aurora'];

export function makeUsers({ random, scale, today }: SeedOptions): Rows {
  const count = USERS * scale;
  return {
    users: Array.from({ length: count }, (_, index) => makeUser(index, { random, today })),
    counters: [{ name: USER_COUNTER, value: count }],
  };
}

function makeUser(
  index: number,
  { random, today }: Pick<SeedOptions, 'random' | 'today'>,
): UserRow {
  const gender = random.pick(['female', 'male'] as const);
  const name = `${random.pick(firstNames[gender])} ${random.pick(lastNames)} ${random.pick(lastNames)}`;
  const [city, areaCode] = random.pick(places);
  const year = Number(today.moment.slice(0, 4)) - random.whole(20, 68);
  const bd = new Date(Date.UTC(year, random.whole(0, 9), random.whole(1, 28))).toISOString();
  const entered = {
    name,
    company: random.pick(companies),
    email: `${folded(name).replaceAll(' ', '.')}.${index + 1}@exemplo.test`,
    phone: `+55 ${areaCode} 9${random.whole(1000, 9999)}-${random.whole(1000, 9999)}`,
  };
  return withDerived<'users'>('User', {
    id: seedId('users', index),
    index: index + 1,
    guid: uuidOf(seedId('users/guid', index)),
    ...entered,
    isActive: random.next() < 0.8 ? 1 : 0,
    balanceCents: random.whole(-2_500_00, 9_500_00),
    age: ageOf(bd, today),
    gender,
    address: `${random.pick(streets)}, ${random.whole(1, 2000)}, ${city}`,
    bd,
    imgUrl: null,
    version: 1,
  });
}

/** Returns the age in whole years. */
function ageOf(bd: string, today: Today): number {
  const [born, now] = [bd, today.day(0)].map((moment) => Number(moment.slice(0, 4)));
  return now! - born! - (bd.slice(5) > today.day(0).slice(5) ? 1 : 0);
}

/** Returns a UUID of version 8, which is for digits of one's own, from 24 hex digits. */
function uuidOf(digits: string): string {
  const rest = digits.slice(18).padEnd(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(12, 15)}-8${digits.slice(15, 18)}-${rest}`;
}
