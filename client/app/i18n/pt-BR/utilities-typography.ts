import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['utilities-typography']> = {
  intro:
    'A fonte do próprio sistema em poucos tamanhos e pesos. Os números têm todos a mesma largura.',
  examples: {
    Headings: {
      title: 'Títulos',
      note: '<code>size</code> é separado de <code>order</code>: a estrutura da página continua certa, seja qual for a aparência.',
      level: 'Título {{level}}',
    },
    TextSizes: {
      title: 'Tamanhos',
      note: '<code>md</code> é o da leitura, <code>sm</code> o das tabelas.',
      text: 'Café da Serra, torrado na segunda-feira.',
    },
    Weights: {
      title: 'Pesos',
      note: '600 para o que se destaca na linha, 400 para o resto.',
      text: 'Mel de Sete Lagoas',
    },
    Truncation: {
      title: 'Longo demais',
      note: 'Em uma linha, ou depois de duas. O texto inteiro continua disponível ao apontar.',
      text: 'O pacote da Padaria Três Irmãs sai na terça-feira com a entrega da manhã e precisa de assinatura na porta.',
    },
    NumbersInColumns: {
      title: 'Números',
      note: 'Algarismos de mesma largura e à direita: valores se comparam num relance.',
      amount: 'Valor',
    },
  },
};
