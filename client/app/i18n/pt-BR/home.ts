import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['home']> = {
  title: 'Início',
  greeting: 'Olá, {{name}}',
  invoicesByStatus: 'Faturas por situação',
  invoiceCount_one: '{{count}} fatura',
  invoiceCount_many: '{{count}} faturas',
  invoiceCount_other: '{{count}} faturas',
  all: 'Todas as faturas',
  latest: 'Últimas faturas',
  showAll: 'Ver todas',
};
