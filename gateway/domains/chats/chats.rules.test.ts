import { describe, expect, it } from 'vitest';
import { chatMessageErrors, pairOf } from './chats.rules.ts';

describe('a pair', () => {
  it('is the same whoever is named first, and another for others', () => {
    expect(pairOf('a', 'b')).toBe(pairOf('b', 'a'));
    expect(pairOf('a', 'b')).not.toBe(pairOf('a', 'c'));
  });
});

describe('a message', () => {
  it.each(['a', 'x'.repeat(4_000)])('of %# is right', (text) => {
    expect(chatMessageErrors({ id: 'one', text })).toEqual({});
  });

  it.each([
    ['text', { id: 'one', text: '' }, 'this field is required'],
    ['text', { id: 'one', text: 'x'.repeat(4_001) }, 'must be at most 4000 characters long'],
    ['id', { id: '', text: 'a' }, 'this field is required'],
  ])('is at fault in its %s, case %#', (field, message, problem) => {
    expect(chatMessageErrors(message)).toEqual({ [field]: problem });
  });
});
