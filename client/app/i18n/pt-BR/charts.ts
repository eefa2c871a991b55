import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['charts']> = {
  asTable: 'Em tabela',
  sample: 'Números inventados',
  real: 'Números desta loja, de agora',
};
