import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['charts-echarts']> = {
  intro:
    'Cada gráfico é uma imagem com seus números em tabela ao lado. As cores diferem também na claridade, para que todos as distingam, nos dois temas.',
  sales: {
    label: 'Vendas por mês',
    month: 'Mês',
    shop: 'Na loja',
    site: 'No site',
    before: 'Na loja, um ano antes',
  },
  catalogue: {
    byCategory: 'Produtos por categoria',
    byRating: 'Produtos por avaliação',
    priceAndRating: 'Preço e avaliação de cada produto',
    category: 'Categoria',
    categories: {
      audio: 'Áudio',
      fashion: 'Moda',
      cellphone: 'Celulares',
      accessories: 'Acessórios',
    },
    product: 'Produto',
    products: 'Produtos',
    price: 'Preço em R$',
    rating: 'Avaliação',
    stars_one: '{{count}} estrela',
    stars_many: '{{count}} estrelas',
    stars_other: '{{count}} estrelas',
  },
  marks: {
    label: 'O que os clientes dizem da loja, de 0 a 10',
    subject: 'Assunto',
    fresh: 'Clientes novos',
    regular: 'Clientes antigos',
    subjects: {
      price: 'Preços',
      choice: 'Variedade',
      delivery: 'Entrega',
      advice: 'Atendimento',
      returns: 'Trocas',
    },
  },
  days: {
    label: 'Pedidos de cada dia em quatro meses',
    day: 'Dia',
    orders: 'Pedidos',
    tooltip_one: '{{day}}: {{count}} pedido',
    tooltip_many: '{{day}}: {{count}} pedidos',
    tooltip_other: '{{day}}: {{count}} pedidos',
  },
  examples: {
    Lines: { title: 'Linhas', note: 'Como algo evolui com o tempo.' },
    Areas: { title: 'Áreas', note: 'O mesmo, com peso abaixo da linha.' },
    Bars: { title: 'Barras', note: 'Meses lado a lado.' },
    StackedBars: { title: 'Barras empilhadas', note: 'As partes e a soma de uma vez.' },
    Comparison: {
      title: 'Comparação',
      note: 'Este ano em linha cheia, o anterior tracejado: distinguem-se sem cor.',
    },
    Doughnut: { title: 'Rosca', note: 'As categorias do catálogo.' },
    Pie: { title: 'Pizza', note: 'As avaliações do catálogo.' },
    Radar: { title: 'Radar', note: 'Várias notas de dois grupos.' },
    Scatter: {
      title: 'Dispersão',
      note: 'Cada produto do catálogo: os caros são mais bem avaliados?',
    },
    Sparklines: {
      title: 'Minigráficos',
      note: 'O caminho de um número no tamanho de uma palavra.',
    },
    Days: { title: 'Mapa de calor', note: 'Um quadrado por dia: mais escuro é mais.' },
  },
};
