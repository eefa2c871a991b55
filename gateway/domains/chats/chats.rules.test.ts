import { describe, expect, it } from 'vitest';
import { pairOf } from './chats.rules.ts';

describe('a pair', () => {
  it('is the same whoever is named first, and another for others', () => {
    expect(pairOf('a', 'b')).toBe(pairOf('b', 'a'));
    expect(pairOf('a', 'b')).not.toBe(pairOf('a', 'c'));
  });
});
