/** A day of birth is its midnight in UTC, wherever it is read. */
export const dayOfBirth = (moment: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(moment),
  );

/** As a date field holds it: `1986-03-02`. */
export const birthField = (moment: string | null) => moment?.slice(0, 10) ?? '';

/** As the gateway takes it; null when the field is empty. */
export const birthMoment = (day: string) => (day === '' ? null : `${day}T00:00:00.000Z`);
