import { expect, it } from 'vitest';
import { records } from '../generated/records.ts';
import { catalogueTexts } from '../testing/catalogues.ts';
import { choiceKey } from './choiceWords.ts';
import { spelledOut } from './recordWords.ts';

it.each([
  ['inTransit', 'In transit'],
  ['GUEST', 'Guest'],
  ['PE', 'PE'],
])('%s is written %s without words of its own', (name, text) => {
  expect(spelledOut(name)).toBe(text);
});

it.each(['en', 'pt-BR'] as const)(
  'every choice of a field whose choices have words has one: %s',
  (language) => {
    const texts = catalogueTexts(language);
    const keys = records.flatMap(({ kind, fields }) =>
      fields.map(({ name, values = [] }) =>
        values.map((value) => `records:${choiceKey({ kind, field: name }, value)}`),
      ),
    );
    const worded = keys.filter((each) => each.some((key) => texts.has(key))).flat();
    expect(worded.length).toBeGreaterThan(20);
    expect(worded.filter((key) => !texts.has(key))).toEqual([]);
  },
);
