export const texts = {
  intro:
    'Panels keep long pages short: the heading says what is inside, and opening one needs no loading.',
  examples: {
    QuestionPanels: {
      title: 'One at a time',
      note: 'Tab goes from heading to heading, the arrow keys too; Enter or Space opens.',
      delivery: {
        title: 'When does my order leave?',
        text: 'What is ordered by noon leaves the same day; on Saturdays until ten.',
      },
      exchange: {
        title: 'May I exchange something?',
        text: 'Within seven days, with the invoice. Bread and cheese only when they arrived spoilt.',
      },
      invoice: {
        title: 'Where is my invoice?',
        text: 'In the e-mail that confirms the order, and here under Invoices.',
      },
    },
    OrderPanels: {
      title: 'Several open',
      note: 'With a summary in each heading, so that a closed panel tells something too.',
      buyer: {
        title: 'Buyer',
        summary: 'Casa do Mel',
        text: 'Rua das Laranjeiras 12, Curitiba. Pays by Pix, asks for paper bags.',
      },
      goods: {
        title: 'Goods',
        summary: '3 items, 14 kg',
        text: 'Ten jars of honey, two kilos of coffee, one Canastra cheese.',
      },
      way: {
        title: 'Way',
        summary: 'By van, Thursday',
        text: 'On the northern round, between ten and noon. Ring twice.',
      },
    },
    IconPanels: {
      title: 'Cards with icons',
      note: 'Each panel is a card of its own; the sign on the right turns while it opens.',
      shop: {
        title: 'The shop',
        text: 'Name, address and opening hours as customers see them.',
      },
      team: {
        title: 'The team',
        text: 'Who may sign in, and what each may do.',
      },
      taxes: {
        title: 'Taxes',
        text: 'The rate that new invoices start with.',
      },
    },
    FilterPanel: {
      title: 'Less and more',
      note: 'A single part that opens in place; the button says what it will do.',
      more: 'More filters',
      less: 'Fewer filters',
      text: 'Find by name',
      city: 'City',
      tag: 'Tag',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-expansion-panel': typeof texts;
  }
}
