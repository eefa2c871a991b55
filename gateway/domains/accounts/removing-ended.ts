import { removing } from '../../database/removing.ts';
import type { Retention } from '../../services/domain.ts';

const ENDED_DAYS = 30;

/** Returns the retention of what ends by itself: sessions, keys, links, invitations. */
export const removingEnded = (ended: Parameters<typeof removing>[0]): Retention => ({
  days: () => ENDED_DAYS,
  removeSome: removing(ended),
});
