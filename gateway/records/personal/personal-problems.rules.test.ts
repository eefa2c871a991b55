import { expect, it } from 'vitest';
import { PATIENTS } from '../../testing/patients-sdl.ts';
import { expand } from '../expand/expand.ts';
import { readSources } from '../expand/sdl.ts';

const MARK =
  'add @personal, @personal(keep: "why anonymizing keeps it") or @personal(not: "why it does not tell of a person").';
const STUCK =
  'is @personal, but no value can take its place: make it nullable, give it a default, or say why anonymizing keeps it.';

function problemsOf(fields: string, more = ''): string[] {
  const kind = `"A guest." type Guest @record(title: "name") { ${fields} } ${more}`;
  try {
    expand([...readSources(), kind]);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const NAME = '"Name." name: String! @personal @sort';
const unmarked = (field: string) => `${field} is a text of a type with personal fields: ${MARK}`;

it.each([
  ['a text beside a personal one', `${NAME} "x" diet: String`, ['Guest.diet']],
  ['a list of texts', `${NAME} "x" wishes: [String!]!`, ['Guest.wishes']],
  ['the order of the fields does not matter', `"x" diet: String ${NAME}`, ['Guest.diet']],
])('asks of %s', (_what, fields, found) => {
  expect(problemsOf(fields)).toEqual(found.map(unmarked));
});

const BAGS = '"x" bags: [GuestBag!]! @default(value: "[]") @part(most: 3)';

it('asks of the texts of a part, and of those of a kind for its part', () => {
  const part = '"A bag." type GuestBag { "x" label: String! }';
  expect(problemsOf(`${NAME} ${BAGS}`, part)).toEqual([unmarked('GuestBag.label')]);
  const ofPart = '"A bag." type GuestBag { "x" owner: String! @personal }';
  expect(problemsOf(`"x" name: String! @sort ${BAGS}`, ofPart)).toEqual([unmarked('Guest.name')]);
});

it.each([
  'email: String @constraint(format: EMAIL)',
  'phone: String @constraint(format: PHONE)',
  'cep: String @constraint(format: CEP)',
  'taxId: String @constraint(format: TAX_ID)',
  'key: String @constraint(format: PIX_KEY)',
  'face: String @picture(draws: PERSON)',
])('asks of %s in a kind without any personal field', (field) => {
  const [name] = field.split(':');
  expect(problemsOf(`"x" name: String! @sort "x" ${field}`)).toEqual([
    `Guest.${name} can tell of a person: ${MARK}`,
  ]);
});

it.each([
  ['an enum', '"x" status: CustomerStatus'],
  ['an id', '"x" other: ID'],
  ['a UUID', '"x" guid: String! @default @constraint(format: UUID)'],
  ['what the gateway derives', '"x" code: String @readOnly'],
  ['a number', '"x" age: Int'],
  ['a reference', '"x" customer: Customer @reference'],
  ['a text that says why not', '"x" room: String @personal(not: "It is a place.")'],
  ['a text that says why it stays', '"x" bill: String @personal(keep: "The law requires it.")'],
])('asks nothing of %s', (_what, field) => expect(problemsOf(`${NAME} ${field}`)).toEqual([]));

it.each([
  ['two reasons', '(not: "It is a place.", keep: "The law.")', 'with two reasons: `not` or `keep`'],
  ['an empty reason', '(not: " ")', 'without its reason'],
])('refuses %s', (_what, given, problem) => {
  expect(problemsOf(`${NAME} "x" room: String @personal${given}`)).toEqual([
    `Guest.room is @personal ${problem}.`,
  ]);
});

it.each([
  'born: DateTime! @personal',
  'code: String! @personal @unique',
  'phone: String! @personal @constraint(format: PHONE)',
  'status: CustomerStatus! @personal',
  'age: Int! @personal @constraint(min: 1)',
])('refuses %s, which no value can take the place of', (field) => {
  const [name] = field.split(':');
  expect(problemsOf(`${NAME} "x" ${field}`)).toEqual([`Guest.${name} ${STUCK}`]);
});

it('accepts the kinds of the product, and one that says everything', () => {
  expect(() => expand([...readSources(), PATIENTS])).not.toThrow();
});
