import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScheduler } from './scheduler.ts';

const log = { error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  log.error.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('a scheduled task', () => {
  it('is done once, after its delay and not before', async () => {
    const task = vi.fn(async () => undefined);
    createScheduler(log).run(2_000, task);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('is dropped when the gateway stops, and nothing new begins', async () => {
    const task = vi.fn(async () => undefined);
    const scheduler = createScheduler(log);
    scheduler.run(2_000, task);
    await scheduler.stop();
    scheduler.run(0, task);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(task).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is waited for when it has begun', async () => {
    const steps: string[] = [];
    let finish = () => {};
    const scheduler = createScheduler(log);
    scheduler.run(1, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      steps.push('done');
    });
    await vi.advanceTimersByTimeAsync(1);
    const stopped = scheduler.stop().then(() => steps.push('stopped'));
    finish();
    await stopped;
    expect(steps).toEqual(['done', 'stopped']);
  });

  it('is logged when it fails, and troubles nobody else', async () => {
    const failure = new Error('broken');
    const scheduler = createScheduler(log);
    scheduler.run(1, () => Promise.reject(failure));
    await vi.advanceTimersByTimeAsync(1);
    await scheduler.stop();
    expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: failure }, expect.any(String));
  });

  it('does not keep the process alive', () => {
    vi.useRealTimers();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const scheduler = createScheduler(log);
    scheduler.run(60_000, async () => undefined);
    expect(timers.mock.results[0]?.value.hasRef()).toBe(false);
    timers.mockRestore();
    return scheduler.stop();
  });
});
