import { derivedFields, USER_COUNTER } from '../gateway/domains/users/users.rules.ts';
import type { Gender, UserRow } from '../gateway/domains/users/users.table.ts';
import { folded } from '../gateway/store/folding.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions, TODAY } from './seed.ts';

const USERS = 30;
const YEAR_OF_TODAY = new Date(TODAY).getUTCFullYear();

const firstNames: Record<Exclude<Gender, 'other'>, readonly string[]> = {
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

export function makeUsers({ random, scale }: SeedOptions): Rows {
  const count = USERS * scale;
  return {
    users: Array.from({ length: count }, (_, index) => makeUser(index, random)),
    counters: [{ name: USER_COUNTER, value: count }],
  };
}

function makeUser(index: number, random: Random): UserRow {
  const gender = random.pick(['female', 'male'] as const);
  const name = `${random.pick(firstNames[gender])} ${random.pick(lastNames)} ${random.pick(lastNames)}`;
  const [city, areaCode] = random.pick(places);
  const birthYear = YEAR_OF_TODAY - random.whole(19, 68);
  const bd = new Date(Date.UTC(birthYear, random.whole(0, 9), random.whole(1, 28))).toISOString();
  const entered = {
    name,
    company: random.pick(companies),
    email: `${folded(name).replaceAll(' ', '.')}.${index + 1}@exemplo.test`,
    phone: `+55 ${areaCode} 9${random.whole(1000, 9999)}-${random.whole(1000, 9999)}`,
  };
  return {
    id: seedId('users', index),
    index: index + 1,
    guid: uuidOf(seedId('users/guid', index)),
    ...entered,
    ...derivedFields(entered),
    isActive: random.next() < 0.8 ? 1 : 0,
    balanceCents: random.whole(-2_500_00, 9_500_00),
    // Born before November: the birthday of this year has been.
    age: YEAR_OF_TODAY - birthYear,
    gender,
    address: `${random.pick(streets)}, ${random.whole(1, 2000)}, ${city}`,
    bd,
    imgUrl: null,
    version: 1,
  };
}

/** A UUID of version 8, which is for digits of one's own, from 24 hex digits. */
function uuidOf(digits: string): string {
  const rest = digits.slice(18).padEnd(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(12, 15)}-8${digits.slice(15, 18)}-${rest}`;
}
