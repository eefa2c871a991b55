import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['charts']> = {
  asTable: 'Mostrar como tabela',
  sample: 'Dados de exemplo',
  real: 'Dados atuais',
};
