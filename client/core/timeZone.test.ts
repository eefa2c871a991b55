import { afterEach, expect, it, vi } from 'vitest';
import { localTimeZone } from './timeZone.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['America/Sao_Paulo', 'America/Sao_Paulo'],
  ['', 'UTC'],
])('of a system in %j is %s', (zone, expected) => {
  vi.stubEnv('TZ', zone);
  expect(localTimeZone()).toBe(expected);
});
