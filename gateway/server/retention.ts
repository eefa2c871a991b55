import { daysAgo } from '../formats/days.ts';
import type { Domain, Retention } from '../services/domain.ts';
import type { Services } from '../services/services.ts';

export const FIRST_AFTER_MS = 60 * 1000;
export const EVERY_MS = 60 * 60 * 1000;
/** Other requests are answered in between. */
export const PAUSE_MS = 50;

/** Removes what is past its time in small steps, soon after the start and then every hour. */
export function startRetention(
  { db, config, scheduler }: Pick<Services, 'db' | 'config' | 'scheduler'>,
  domains: readonly Pick<Domain, 'retentions'>[],
  now = Date.now,
): void {
  const retentions = domains.flatMap((domain) => domain.retentions ?? []);
  const first = retentions[0];
  if (!first) return;

  /** A retention that fails is left to the next hour. */
  async function step(retention: Retention): Promise<void> {
    let hasMore = false;
    try {
      hasMore = await retention.removeSome(db, daysAgo(retention.days(config), now()));
    } finally {
      const next = hasMore ? retention : retentions[retentions.indexOf(retention) + 1];
      if (next) run(PAUSE_MS, next);
      else run(EVERY_MS, first!);
    }
  }

  const run = (delayMs: number, retention: Retention) =>
    scheduler.run(delayMs, () => step(retention));
  run(FIRST_AFTER_MS, first);
}
