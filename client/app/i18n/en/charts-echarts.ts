export const texts = {
  intro:
    'Each chart is one picture with its figures as a table beside it. Colours differ in lightness too, so that they are told apart by everyone, in both themes.',
  sales: {
    label: 'Sales by month',
    month: 'Month',
    shop: 'In the shop',
    site: 'On the site',
    before: 'In the shop, a year before',
  },
  catalogue: {
    byCategory: 'Products by category',
    byRating: 'Products by rating',
    priceAndRating: 'Price and rating of each product',
    category: 'Category',
    categories: {
      audio: 'Audio',
      fashion: 'Fashion',
      cellphone: 'Phones',
      accessories: 'Accessories',
    },
    product: 'Product',
    products: 'Products',
    price: 'Price in R$',
    rating: 'Rating',
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
  },
  marks: {
    label: 'What customers say of the shop, from 0 to 10',
    subject: 'Subject',
    fresh: 'New customers',
    regular: 'Regular customers',
    subjects: {
      price: 'Prices',
      choice: 'Choice',
      delivery: 'Delivery',
      advice: 'Advice',
      returns: 'Returns',
    },
  },
  days: {
    label: 'Orders of each day over four months',
    day: 'Day',
    orders: 'Orders',
    tooltip_one: '{{day}}: {{count}} order',
    tooltip_other: '{{day}}: {{count}} orders',
  },
  examples: {
    Lines: { title: 'Lines', note: 'How something goes on over time.' },
    Areas: { title: 'Areas', note: 'The same with weight below the line.' },
    Bars: { title: 'Bars', note: 'Single months beside one another.' },
    StackedBars: { title: 'Stacked bars', note: 'Parts and their sum at once.' },
    Comparison: {
      title: 'Comparison',
      note: 'This year as a line, the year before broken: told apart without colour.',
    },
    Doughnut: { title: 'Doughnut', note: 'The categories of the catalogue.' },
    Pie: { title: 'Pie', note: 'The ratings of the catalogue.' },
    Radar: { title: 'Radar', note: 'Several marks of two groups.' },
    Scatter: { title: 'Scatter', note: 'Each product of the catalogue: do dear ones rate higher?' },
    Sparklines: { title: 'Sparklines', note: 'The way of a figure in the size of a word.' },
    Days: { title: 'Heat map', note: 'A square a day: darker is more.' },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'charts-echarts': typeof texts;
  }
}
