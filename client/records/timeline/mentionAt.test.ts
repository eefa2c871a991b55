import { expect, it } from 'vitest';
import { mentionAt } from './mentionAt.ts';

it.each([
  ['@', { from: 0, typed: '' }],
  ['Oi, @Ana L', { from: 4, typed: 'Ana L' }],
  ['(@a', { from: 1, typed: 'a' }],
  ['a@b', undefined],
  ['@ Ana', undefined],
  ['@Ana\nB', undefined],
  ['Oi', undefined],
])('at the end of “%s” is typed %j', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected);
});

it('what stands behind the caret is not typed', () => {
  expect(mentionAt('@Ana Lima', 3)).toEqual({ from: 0, typed: 'An' });
});
