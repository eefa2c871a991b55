const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAgo = (days: number, now = Date.now()) =>
  new Date(now - days * DAY_MS).toISOString();
