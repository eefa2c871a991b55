const dates: Record<string, Intl.DateTimeFormat> = {};
const numbers: Record<string, Intl.NumberFormat> = {};

/** Formats are slow to make, and a page needs hundreds: each is made once. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const zone = new Date().getTimezoneOffset();
  return (dates[zone + keyOf(language, options)] ??= new Intl.DateTimeFormat(language, options));
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}) {
  return (numbers[keyOf(language, options)] ??= new Intl.NumberFormat(language, options));
}

/** Returns a text with a capital for a heading: some languages write days and months small. */
export const capital = (text: string, language: string) =>
  text.replace(/^./, (letter) => letter.toLocaleUpperCase(language));

const keyOf = (language: string, options: object) => language + JSON.stringify(options);
