import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['utilities-color']> = {
  intro:
    'Cores do tema. Clique em um token para copiá-lo. O contraste vai de 1 a 21: texto precisa de 4,5; texto grande e ícones, de 3.',
  examples: {
    ThemePalette: {
      title: 'Paleta',
      note: 'Dez tons de cada cor, com o contraste sobre branco e preto.',
      color: 'Cor',
      token: 'Token',
      onWhite: 'Sobre branco',
      onBlack: 'Sobre preto',
    },
    TextColors: {
      title: 'Texto',
      note: 'Cores semânticas, que mudam com o tema.',
      text: 'Texto principal',
      dimmed: 'Texto secundário',
      error: 'Erro',
      anchor: 'Link',
    },
    Surfaces: {
      title: 'Superfícies',
      note: 'Fundos de cartões, itens sob o ponteiro e itens selecionados.',
      body: 'Cartão',
      hover: 'Sob o ponteiro',
      light: 'Selecionado',
    },
    StatusColors: {
      title: 'Situações',
      note: 'O ponto mostra a cor; o rótulo diz o mesmo.',
      pending: 'Pendente',
      processing: 'Em preparo',
      delivered: 'Entregue',
      refused: 'Recusado',
    },
  },
};
