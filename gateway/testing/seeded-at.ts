/**
 * The day of the demo data in tests: so far back that nothing of it is of today, of this week or in the trash, on
 * whatever day they run.
 */
export const SEEDED_AT = '2026-08-03T12:00:00.000Z';
