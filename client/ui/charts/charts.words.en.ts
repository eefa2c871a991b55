export const texts = {
  asTable: 'Show as table',
  sample: 'Sample data',
  real: 'From your data',
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    charts: typeof texts;
  }
}
