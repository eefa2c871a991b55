import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['charts']> = {
  asTable: 'Mostrar como tabela',
  sample: 'Dados de exemplo',
  real: 'Dos seus dados',
};
