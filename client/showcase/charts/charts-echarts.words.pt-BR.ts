import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['charts-echarts']> = {
  intro:
    'Cada gráfico tem uma tabela com os dados. As cores também diferem na luminosidade, para serem distinguidas por todos, nos dois temas.',
  sales: {
    label: 'Vendas por mês',
    month: 'Mês',
    shop: 'Na loja',
    site: 'Pela internet',
    before: 'Na loja, ano anterior',
  },
  catalogue: {
    byCategory: 'Produtos por categoria',
    byRating: 'Produtos por avaliação',
    priceAndRating: 'Preço e avaliação por produto',
    category: 'Categoria',
    categories: {
      audio: 'Áudio',
      fashion: 'Moda',
      cellphone: 'Celulares',
      accessories: 'Acessórios',
    },
    product: 'Produto',
    products: 'Produtos',
    price: 'Preço',
    rating: 'Avaliação',
    stars_one: '{{count}} estrela',
    stars_many: '{{count}} estrelas',
    stars_other: '{{count}} estrelas',
  },
  marks: {
    label: 'Satisfação dos clientes, de 0 a 10',
    subject: 'Aspecto',
    fresh: 'Clientes novos',
    regular: 'Clientes recorrentes',
    subjects: {
      price: 'Preços',
      choice: 'Variedade',
      delivery: 'Entrega',
      advice: 'Atendimento',
      returns: 'Trocas',
    },
  },
  days: {
    label: 'Pedidos por dia em quatro meses',
    day: 'Dia',
    orders: 'Pedidos',
    tooltip_one: '{{day}}: {{count}} pedido',
    tooltip_many: '{{day}}: {{count}} pedidos',
    tooltip_other: '{{day}}: {{count}} pedidos',
  },
  examples: {
    Lines: { title: 'Linhas', note: 'Vendas ao longo do tempo.' },
    Areas: { title: 'Áreas', note: 'Vendas ao longo do tempo, com a área preenchida.' },
    Bars: { title: 'Barras', note: 'Comparação das vendas por mês.' },
    StackedBars: { title: 'Barras empilhadas', note: 'Cada canal e o total.' },
    Comparison: {
      title: 'Comparação',
      note: 'Este ano em linha contínua, o anterior em linha tracejada.',
    },
    Doughnut: { title: 'Rosca', note: 'Produtos por categoria.' },
    Pie: { title: 'Pizza', note: 'Produtos por avaliação.' },
    Radar: { title: 'Radar', note: 'Avaliações de dois grupos de clientes.' },
    Scatter: {
      title: 'Dispersão',
      note: 'Preço e avaliação de cada produto.',
    },
    Sparklines: {
      title: 'Minigráficos',
      note: 'Tendências no tamanho de uma palavra.',
    },
    Days: {
      title: 'Mapa de calor',
      note: 'Um quadrado por dia; quanto mais escuro, mais pedidos.',
    },
  },
};
