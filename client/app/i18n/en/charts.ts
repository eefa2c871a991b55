export const texts = {
  asTable: 'Show as table',
  sample: 'Sample data',
  real: 'Live data',
};

declare module '../catalogues.ts' {
  interface Catalogues {
    charts: typeof texts;
  }
}
