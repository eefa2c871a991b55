import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['utilities-typography']> = {
  intro: 'A fonte do sistema em poucos tamanhos e pesos, com números tabulares.',
  examples: {
    Headings: {
      title: 'Títulos',
      note: '<code>size</code> define a aparência; <code>order</code>, o nível na estrutura da página.',
      level: 'Título {{level}}',
    },
    TextSizes: {
      title: 'Tamanhos',
      note: '<code>md</code> para textos, <code>sm</code> para tabelas.',
      text: 'Café da Serra, torrado na segunda-feira.',
    },
    Weights: {
      title: 'Pesos',
      note: '600 para destaque, 400 para todo o resto.',
      text: 'Mel de Sete Lagoas',
    },
    Truncation: {
      title: 'Truncamento',
      note: 'Após uma ou duas linhas. O texto completo aparece sob o ponteiro.',
      text: 'O pacote da Padaria Três Irmãs sai na terça-feira de manhã e precisa de assinatura na entrega.',
    },
    NumbersInColumns: {
      title: 'Números',
      note: 'Algarismos de mesma largura, alinhados à direita, facilitam a comparação.',
      amount: 'Valor',
    },
  },
};
