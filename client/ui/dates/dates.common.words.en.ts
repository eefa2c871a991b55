export const texts = {
  date: {
    hint: 'mm/dd/yyyy',
    open: 'Open calendar',
    notADay: 'Enter a date, such as {{example}}',
    notATime: 'Enter a time, such as {{example}}',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous ten years',
    nextDecade: 'Next ten years',
    chooseMonth: 'Choose a month',
    chooseYear: 'Choose a year',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'dates.common': typeof texts;
  }
}
