import type { Catalogues, Translated } from './catalogues.ts';

export const texts: Translated<Catalogues['time']> = {
  now: 'agora',
  past: {
    sec: 'há {{count}} s',
    min: 'há {{count}} min',
    h: 'há {{count}} h',
    d: 'há {{count}} d',
    mon_one: 'há {{count}} mês',
    mon_many: 'há {{count}} meses',
    mon_other: 'há {{count}} meses',
    y_one: 'há {{count}} ano',
    y_many: 'há {{count}} anos',
    y_other: 'há {{count}} anos',
  },
  future: {
    sec: 'em {{count}} s',
    min: 'em {{count}} min',
    h: 'em {{count}} h',
    d: 'em {{count}} d',
    mon_one: 'em {{count}} mês',
    mon_many: 'em {{count}} meses',
    mon_other: 'em {{count}} meses',
    y_one: 'em {{count}} ano',
    y_many: 'em {{count}} anos',
    y_other: 'em {{count}} anos',
  },
  today: 'Hoje',
  yesterday: 'Ontem',
  tomorrow: 'Amanhã',
};
