const DAY_MS = 24 * 60 * 60 * 1000;
const timeZone = 'America/Sao_Paulo';

/** Returns the day so many days ago where the browser is, as `2026-03-02`. */
export const dayAgo = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() - days * DAY_MS);

/** Returns the range between two such days, as the product writes it in English. */
export function daysFromTo(...days: [from: string, to: string]): string {
  const [from, to] = days.map((day) => new Date(`${day}T12:00:00-03:00`));
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  return format.formatRange(from!, to!);
}
