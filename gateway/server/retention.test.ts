import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { expiredKeys } from '../http/idempotency-keys.ts';
import { domains } from './domains.ts';
import { EVERY_MS, FIRST_AFTER_MS, PAUSE_MS, startRetention } from './retention.ts';
import type { Retention } from '../services/domain.ts';
import { manualScheduler } from '../testing/manual-scheduler.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');

describe('what is kept for a set time', () => {
  /** Needs the given number of steps, or fails at each. */
  const retention = (name: string, days: number, steps: number | 'fails') => ({
    days: () => days,
    async removeSome(_db: unknown, before: string) {
      done.push(`${name} before ${before}`);
      if (steps === 'fails') throw new Error('no connection');
      left.set(name, (left.get(name) ?? steps) - 1);
      return left.get(name)! > 0;
    },
  });
  let done: string[];
  let left: Map<string, number>;
  let clock: ReturnType<typeof manualScheduler>;
  beforeEach(() => {
    [done, left, clock] = [[], new Map(), manualScheduler()];
  });
  const start = (retentions: Retention[]) => {
    const services = { db: undefined as never, config: readConfig({}), scheduler: clock.scheduler };
    startRetention(services, [{ retentions }], () => NOW);
  };

  it('is removed step by step, one after the other, and again an hour later', async () => {
    start([retention('one', 1, 3), retention('other', 30, 1)]);
    expect(clock.delays()).toEqual([FIRST_AFTER_MS]);
    for (let step = 0; step < 3; step += 1) {
      await clock.release();
      expect(clock.delays()).toEqual([PAUSE_MS]);
    }
    expect(done).toEqual(Array(3).fill('one before 2026-06-30T12:00:00.000Z'));
    await clock.release();
    expect(done.slice(3)).toEqual(['other before 2026-06-01T12:00:00.000Z']);
    expect(clock.delays()).toEqual([EVERY_MS]);
  });

  it('goes on after a failure, with the next kind and then the next hour', async () => {
    start([retention('one', 1, 'fails'), retention('other', 1, 1)]);
    await expect(clock.release()).rejects.toThrow('no connection');
    await clock.release();
    expect(done.map((each) => each.split(' ')[0])).toEqual(['one', 'other']);
    expect(clock.delays()).toEqual([EVERY_MS]);
  });
});

describe('a gateway', () => {
  let gateway: TestGateway;
  const clock = manualScheduler();
  beforeEach(async () => {
    gateway = await startGateway({ scheduler: clock.scheduler, isEmpty: true });
  });
  afterEach(() => gateway.stop());

  it('removes what is past its time once it listens, step by step for each kind', async () => {
    expect(clock.delays()).toEqual([]);
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    expect(clock.delays()).toEqual([FIRST_AFTER_MS]);
    const kinds = [...domains, expiredKeys].flatMap(({ retentions = [] }) => retentions);
    for (let left = kinds.length; left > 0; left -= 1) await clock.release();
    expect(clock.delays()).toEqual([EVERY_MS]);
  });
});
