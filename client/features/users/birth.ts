import { dateFormat } from '../../core/i18n/formats.ts';

/** Writes the day of birth, which is stored as midnight in UTC. */
export const dayOfBirth = (moment: string, language: string) =>
  dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(moment));

/** Returns `1986-03-02`, for a date field. */
export const birthField = (moment: string | null) => moment?.slice(0, 10) ?? '';

export const birthMoment = (day: string) => (day === '' ? null : `${day}T00:00:00.000Z`);
