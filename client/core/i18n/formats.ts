const dates: Record<string, Intl.DateTimeFormat> = {};
const numbers: Record<string, Intl.NumberFormat> = {};

/** Formats are expensive to create, and a page needs hundreds, so each is created once. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const zone = new Date().getTimezoneOffset();
  return (dates[zone + keyOf(language, options)] ??= new Intl.DateTimeFormat(language, options));
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}) {
  return (numbers[keyOf(language, options)] ??= new Intl.NumberFormat(language, options));
}

/** Returns a text with a capital letter for a heading: some languages write days and months in lower case. */
export const capital = (text: string, language: string) =>
  text.replace(/^./, (letter) => letter.toLocaleUpperCase(language));

const keyOf = (language: string, options: object) => language + JSON.stringify(options);
