import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['utilities-position']> = {
  intro: 'Elementos posicionados fora do fluxo normal.',
  examples: {
    InTheCorners: {
      title: 'Absoluta',
      note: '<code>absolute</code>, em relação ao ancestral <code>relative</code> mais próximo.',
      topLeft: 'Superior esquerdo',
      topRight: 'Superior direito',
      bottomLeft: 'Inferior esquerdo',
      bottomRight: 'Inferior direito',
    },
    SticksToTheTop: {
      title: 'Fixa ao rolar',
      note: '<code>sticky</code>: rola até chegar à borda e permanece nela.',
      head: 'Pedidos de hoje',
      line: 'Pedido {{line}}',
    },
    OnACorner: {
      title: 'Indicador',
      note: 'Uma contagem ou situação sobre o avatar, incluída no rótulo.',
      person: 'Marina Duarte',
      messages: 'Marina Duarte, 3 mensagens',
      online: 'Marina Duarte, online',
    },
    OneOverAnother: {
      title: 'Ordem de empilhamento',
      note: 'Os últimos elementos ficam na frente, a menos que haja um <code>z-index</code>.',
      front: 'Na frente',
    },
  },
};
