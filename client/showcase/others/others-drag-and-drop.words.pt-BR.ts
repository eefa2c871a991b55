import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['others-drag-and-drop']> = {
  intro:
    'Tudo o que se arrasta também funciona pelo teclado: Espaço pega, as setas movem, Espaço solta e Esc cancela. Cada passo é anunciado aos leitores de tela.',
  examples: {
    SortableList: {
      title: 'Lista',
      note: 'Cada item tem uma alça, para que o texto ainda possa ser selecionado.',
      steps: {
        order: 'Conferir o pedido',
        pack: 'Embalar os itens',
        label: 'Imprimir a etiqueta',
        send: 'Entregar à transportadora',
        thank: 'Agradecer ao cliente',
      },
    },
    SortableGrid: {
      title: 'Grade',
      note: 'Arraste o próprio bloco. As quatro setas o movem.',
      products: {
        headphones: 'Fones de ouvido',
        backpack: 'Mochila',
        keyboard: 'Teclado',
        'desk-lamp': 'Luminária',
        bottle: 'Garrafa',
        cap: 'Boné',
      },
    },
    BetweenLists: {
      title: 'Entre listas',
      note: 'Mova pedidos de uma lista para a outra. As setas para a esquerda e a direita trocam de lista.',
      open: 'Para embalar',
      shipped: 'Enviados',
    },
    SortableRows: {
      title: 'Linhas de tabela',
      note: 'Reordene as linhas de uma fatura.',
      item: 'Produto',
      quantity: 'Quantidade',
      price: 'Preço',
    },
  },
};
