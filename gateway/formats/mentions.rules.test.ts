import { expect, it } from 'vitest';
import { mentionedIn, mentionParts } from './mentions.rules.ts';

const named = (...names: string[]) => names.map((name, index) => ({ id: String(index), name }));

it.each([
  ['@Ana Lima, veja', ['Ana Lima'], ['Ana Lima']],
  ['Veja, @Bia e (@Ana)', ['Ana', 'Bia'], ['Bia', 'Ana']],
  ['@Ana Lima', ['Ana', 'Ana Lima'], ['Ana Lima']],
  ['@Ana Lima e @Ana', ['Ana', 'Ana Lima'], ['Ana Lima', 'Ana']],
  ['@Anabela', ['Ana'], []],
  ['loja@Ana', ['Ana'], []],
  ['Ana', ['Ana'], []],
  ['@Ana, @Ana', ['Ana'], ['Ana']],
  ['@José (SP).', ['José (SP)'], ['José (SP)']],
])('in “%s” of %j are mentioned %j', (text, names, expected) => {
  expect(mentionedIn(text, named(...names)).map(({ name }) => name)).toEqual(expected);
});

it('two of one name are mentioned one after the other', () => {
  const two = named('Ana', 'Ana');
  expect(mentionedIn('@Ana', two)).toEqual([two[0]]);
  expect(mentionedIn('@Ana, @Ana, @Ana', two)).toEqual(two);
});

it('a text is parted at its mentions', () => {
  const [ana] = named('Ana Lima');
  expect(mentionParts('Oi, @Ana Lima! @Ana Lima', [ana!])).toEqual(['Oi, ', ana, '! ', ana]);
  expect(mentionParts('Oi', [ana!])).toEqual(['Oi']);
});
