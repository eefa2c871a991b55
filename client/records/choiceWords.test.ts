import { expect, it } from 'vitest';
import { files } from '../app/i18n/words.ts';
import { records } from '../generated/records.ts';
import { textsIn } from '../testing/catalogues.ts';
import { choiceCatalogues } from './choiceWords.ts';
import { spelledOut } from './recordWords.ts';

it.each([
  ['inTransit', 'In transit'],
  ['GUEST', 'Guest'],
  ['PE', 'PE'],
])('%s is written %s without words of its own', (name, text) => {
  expect(spelledOut(name)).toBe(text);
});

it.each(['en', 'pt-BR'] as const)(
  'every choice of a kind with its own words has one: %s',
  async (language) => {
    const [app, start] = await Promise.all([files[language].app(), files[language].start()]);
    const texts = new Map([app, start].flatMap((part) => textsIn(part.texts)));
    const choices = records.flatMap(({ kind, fields }) =>
      fields.flatMap(({ name, values = [] }) => {
        const catalogue = choiceCatalogues[`${kind}.${name}`];
        return catalogue ? values.map((value) => `${catalogue}.${value}`) : [];
      }),
    );
    expect(choices.length).toBeGreaterThan(20);
    expect(choices.filter((path) => !texts.has(path))).toEqual([]);
  },
);
