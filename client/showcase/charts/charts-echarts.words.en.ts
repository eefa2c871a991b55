export const texts = {
  intro:
    'Each chart has a table of its data. Colors also differ in lightness, so they can be told apart without color vision, in both themes.',
  sales: {
    label: 'Sales by month',
    month: 'Month',
    shop: 'In store',
    site: 'Online',
    before: 'In store, previous year',
  },
  catalogue: {
    byCategory: 'Products by category',
    byRating: 'Products by rating',
    priceAndRating: 'Price and rating by product',
    category: 'Category',
    categories: {
      audio: 'Audio',
      fashion: 'Fashion',
      cellphone: 'Cell phones',
      accessories: 'Accessories',
    },
    product: 'Product',
    products: 'Products',
    price: 'Price',
    rating: 'Rating',
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
  },
  marks: {
    label: 'Customer satisfaction, 0 to 10',
    subject: 'Category',
    fresh: 'New customers',
    regular: 'Returning customers',
    subjects: {
      price: 'Prices',
      choice: 'Selection',
      delivery: 'Delivery',
      advice: 'Service',
      returns: 'Returns',
    },
  },
  days: {
    label: 'Orders per day over four months',
    day: 'Day',
    orders: 'Orders',
    tooltip_one: '{{day}}: {{count}} order',
    tooltip_other: '{{day}}: {{count}} orders',
  },
  examples: {
    Lines: { title: 'Lines', note: 'Sales over time.' },
    Areas: { title: 'Areas', note: 'Sales over time, with the volume filled in.' },
    Bars: { title: 'Bars', note: 'Sales compared by month.' },
    StackedBars: { title: 'Stacked bars', note: 'Each channel and the total.' },
    Comparison: {
      title: 'Comparison',
      note: 'This year as a solid line, the previous year as a dashed one.',
    },
    Doughnut: { title: 'Doughnut', note: 'Products by category.' },
    Pie: { title: 'Pie', note: 'Products by rating.' },
    Radar: { title: 'Radar', note: 'Ratings of two customer groups.' },
    Scatter: { title: 'Scatter', note: 'Price and rating of each product.' },
    Sparklines: { title: 'Sparklines', note: 'Trends at the size of a word.' },
    Days: { title: 'Heat map', note: 'One square per day; darker means more orders.' },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'charts-echarts': typeof texts;
  }
}
