import { expect, it } from 'vitest';
import { type KeyGroup, keyTable } from './keyTable.ts';

const groups = Object.keys(keyTable) as KeyGroup[];
const keysOf = (group: KeyGroup): string[] => Object.values(keyTable[group]);

it.each(groups)('no key of %s stands for two actions, there or everywhere', (group) => {
  const keys = group === 'everywhere' ? keysOf(group) : [...keysOf(group), ...keysOf('everywhere')];
  expect(new Set(keys).size).toBe(keys.length);
});
