export const texts = {
  intro:
    'Panels keep long pages short. Each heading describes its content, which is already loaded when it opens.',
  examples: {
    QuestionPanels: {
      title: 'One open at a time',
      note: 'Tab and the arrow keys move between headings; Enter or Space opens a panel.',
      delivery: {
        title: 'When does my order ship?',
        text: 'Orders placed by noon ship the same day; on Saturdays by 10 a.m.',
      },
      exchange: {
        title: 'Can I exchange a product?',
        text: 'Within seven days, with the invoice. Bread and cheese only if they arrive spoiled.',
      },
      invoice: {
        title: 'Where is my invoice?',
        text: 'In the order confirmation email, and here under Invoices.',
      },
    },
    OrderPanels: {
      title: 'Several open',
      note: 'A summary in each heading, so closed panels are informative too.',
      buyer: {
        title: 'Buyer',
        summary: 'Casa do Mel',
        text: 'Rua das Laranjeiras 12, Curitiba. Pays by Pix, prefers paper bags.',
      },
      goods: {
        title: 'Items',
        summary: '3 items, 14 kg',
        text: 'Ten jars of honey, two kilos of coffee, one Canastra cheese.',
      },
      way: {
        title: 'Delivery',
        summary: 'By van, Thursday',
        text: 'Northern route, between 10 a.m. and noon. Ring twice.',
      },
    },
    IconPanels: {
      title: 'Cards with icons',
      note: 'Each panel is a separate card; the chevron turns as it opens.',
      shop: {
        title: 'Shop',
        text: 'Name, address and opening hours shown to customers.',
      },
      team: {
        title: 'Team',
        text: 'Who can sign in and their permissions.',
      },
      taxes: {
        title: 'Taxes',
        text: 'Default rate for new invoices.',
      },
    },
    FilterPanel: {
      title: 'Show more',
      note: 'A single section that expands in place.',
      more: 'More filters',
      less: 'Fewer filters',
      text: 'Search by name',
      city: 'City',
      tag: 'Tag',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-expansion-panel': typeof texts;
  }
}
