export const texts = {
  pictures: 'Pictures',
  pictureOf: 'Picture {{number}} of {{count}} {{alt}}',
  increase: 'Increase: {{name}}',
  decrease: 'Decrease: {{name}}',
  number: {
    notANumber: 'Enter a number',
    whole: 'Enter a whole number',
    decimals_one: 'Use at most {{count}} decimal',
    decimals_other: 'Use at most {{count}} decimals',
    negative: 'Enter 0 or more',
    range: 'Enter a number between {{min}} and {{max}}',
  },
};

declare module '../core/i18n/catalogues.ts' {
  interface Catalogues {
    'inputs.common': typeof texts;
  }
}
