import { expect, it } from 'vitest';
import { declarationsIn } from '../gateway/records/declare/declare.ts';
import { readSources } from '../gateway/records/expand/sdl.ts';
import { fieldPlaces, misplaced } from './field-places.ts';
import { codeIn } from './sources.ts';

const files = codeIn('client', 'gateway/domains', 'schema');
const kinds = Object.keys(fieldPlaces);
const fieldsOf = (kind: string, more = '') => {
  const sdl = readSources().map((text) =>
    text.replace(new RegExp(`^type ${kind} .*\\{$`, 'm'), (start) => `${start}${more}`),
  );
  return declarationsIn(sdl).get(kind)!.fields;
};

it.each(kinds)(
  'every field of %s stands in each place of it, or is left out with a reason',
  (kind) => {
    expect(misplaced(kind, fieldsOf(kind), files)).toEqual([]);
  },
);

it.each(kinds)('a new field of %s is missed in each place', (kind) => {
  const fields = fieldsOf(kind, '"New." nickname: String');
  const places = Object.keys(fieldPlaces[kind]!);
  expect(misplaced(kind, fields, files)).toEqual(places.map((place) => `nickname: ${place}`));
});

it('a reason that is no longer needed is named', () => {
  const fields = fieldsOf('Customer').filter(({ name }) => name !== 'notes');
  expect(misplaced('Customer', fields, files)).toEqual(['notes: search']);
});
