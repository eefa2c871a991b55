import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-icons']> = {
  intro:
    'Os ícones são do Tabler, importados um a um: a página só carrega os que mostra. Ao lado de palavras ficam ocultos ao leitor de tela; sozinhos, levam um nome.',
  examples: {
    IconSearch: {
      title: 'Encontre um ícone',
      note: 'Os que o produto usa. Um clique copia o nome da importação.',
      search: 'Buscar ícones',
      copy: 'Copiar {{name}}',
      copied: '{{name}} foi copiado.',
      none: 'Nenhum ícone tem esse nome.',
    },
    IconSizes: {
      title: 'Tamanhos',
      note: '16 em campos e menus, 18 em botões, 20 na navegação, 32 ou mais sozinhos.',
    },
    IconStrokes: {
      title: 'Traço',
      note: 'Mais fino quando maior, para que o ícone tenha o peso das palavras ao lado.',
    },
    IconColors: {
      title: 'Cores',
      note: 'O ícone toma a cor do texto em volta; sobre fundo colorido, fica num ThemeIcon.',
      delivered: 'Entregue',
      waiting: 'Esperando',
      failed: 'Falhou',
    },
    IconMeaning: {
      title: 'Sozinho e com palavras',
      note: 'Ao lado de palavras é enfeite e fica oculto; sozinho tem papel e nome.',
      stock: 'Em estoque',
      free: 'Entrega grátis',
    },
  },
};
