import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-icons']> = {
  intro:
    'Ícones do Tabler, importados um a um: cada página carrega só os que mostra. Ao lado de um texto, ficam ocultos para leitores de tela; sozinhos, têm um rótulo.',
  examples: {
    IconSearch: {
      title: 'Buscar um ícone',
      note: 'Todos os ícones usados neste produto. Clique em um para copiar o nome de importação.',
      search: 'Buscar ícones',
      copy: 'Copiar {{name}}',
      copied: '{{name}} foi copiado.',
      none: 'Nenhum ícone encontrado.',
    },
    IconSizes: {
      title: 'Tamanhos',
      note: '16 em campos e menus, 18 em botões, 20 na navegação, 32 ou mais quando sozinhos.',
    },
    IconStrokes: {
      title: 'Traço',
      note: 'Ícones maiores usam um traço mais fino, para combinar com o peso do texto.',
    },
    IconColors: {
      title: 'Cores',
      note: 'O ícone herda a cor do texto; sobre fundo colorido, use ThemeIcon.',
      delivered: 'Entregue',
      waiting: 'Pendente',
      failed: 'Falhou',
    },
    IconMeaning: {
      title: 'Com e sem texto',
      note: 'Decorativo e oculto ao lado de texto; com papel e rótulo quando sozinho.',
      stock: 'Em estoque',
      free: 'Frete grátis',
    },
  },
};
