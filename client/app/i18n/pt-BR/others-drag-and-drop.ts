import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['others-drag-and-drop']> = {
  intro:
    'O que se arrasta com o ponteiro também se move pelo teclado: Espaço pega, as setas movem, Espaço solta e Esc devolve ao lugar. Cada passo é anunciado ao leitor de tela.',
  examples: {
    SortableList: {
      title: 'Uma lista',
      note: 'Cada item é pego pela alça, para que o texto ainda possa ser selecionado.',
      steps: {
        order: 'Conferir o pedido',
        pack: 'Embalar',
        label: 'Imprimir a etiqueta',
        send: 'Entregar à transportadora',
        thank: 'Agradecer ao cliente',
      },
    },
    SortableGrid: {
      title: 'Uma grade',
      note: 'O bloco inteiro serve de alça. As quatro setas o movem.',
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
      note: 'Um pedido passa de uma lista à outra, para o lugar em que é solto. Esquerda e direita trocam de lista.',
      open: 'Para embalar',
      shipped: 'Enviados',
    },
    SortableRows: {
      title: 'Linhas de uma tabela',
      note: 'As linhas de uma fatura na ordem em que serão impressas.',
      item: 'Produto',
      quantity: 'Quantidade',
      price: 'Preço',
    },
  },
};
