/** A moment so far back that none of the demo data is of today, this week or in the trash, on any day. */
export const SEEDED_AT = '2026-08-03T12:00:00.000Z';
