import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['utilities-position']> = {
  intro: 'Onde fica uma parte quando não segue a anterior.',
  examples: {
    InTheCorners: {
      title: 'Nos cantos',
      note: '<code>absolute</code> dentro da parte mais próxima que é <code>relative</code>.',
      topLeft: 'Acima, à esquerda',
      topRight: 'Acima, à direita',
      bottomLeft: 'Abaixo, à esquerda',
      bottomRight: 'Abaixo, à direita',
    },
    SticksToTheTop: {
      title: 'Gruda no topo',
      note: '<code>sticky</code>: acompanha até chegar à borda e ali fica.',
      head: 'Pedidos de hoje',
      line: 'Pedido {{line}}',
    },
    OnACorner: {
      title: 'Num canto',
      note: 'Uma contagem ou situação sobre uma imagem. As palavras estão no nome da imagem.',
      person: 'Marina Duarte',
      messages: 'Marina Duarte, 3 mensagens',
      online: 'Marina Duarte, na linha',
    },
    OneOverAnother: {
      title: 'Um sobre o outro',
      note: 'O último fica na frente, a menos que <code>z-index</code> diga outra coisa.',
      front: 'Na frente',
    },
  },
};
