export const texts = {
  asTable: 'As a table',
  sample: 'Made-up figures',
  real: 'Figures of this shop, as of now',
};

declare module '../catalogues.ts' {
  interface Catalogues {
    charts: typeof texts;
  }
}
