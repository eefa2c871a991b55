import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['utilities-color']> = {
  intro:
    'As cores do tema. Um clique copia o token; os números dizem o contraste, de 1 a 21: texto precisa de 4,5, texto grande e ícones de 3.',
  examples: {
    ThemePalette: {
      title: 'Paleta',
      note: 'Dez tons de cada cor, com o contraste em relação ao branco e ao preto.',
      color: 'Cor',
      token: 'Nome do token',
      onWhite: 'Com branco',
      onBlack: 'Com preto',
    },
    TextColors: {
      title: 'Texto',
      note: 'Papéis em vez de tons: eles mudam com o tema.',
      text: 'O que se lê',
      dimmed: 'O que acompanha',
      error: 'O que está errado',
      anchor: 'O que leva adiante',
    },
    Surfaces: {
      title: 'Superfícies',
      note: 'Onde ficam um cartão, um item sob o ponteiro e algo escolhido.',
      body: 'Cartão',
      hover: 'Sob o ponteiro',
      light: 'Escolhido',
    },
    StatusColors: {
      title: 'Situações',
      note: 'O ponto tem a cor, as palavras dizem o mesmo.',
      pending: 'Pendente',
      processing: 'Em andamento',
      delivered: 'Entregue',
      refused: 'Recusado',
    },
  },
};
