export const texts = {
  title: 'Home',
  greeting: 'Hello, {{name}}',
  before: 'before:',
  invoices_one: '{{number}} invoice',
  invoices_other: '{{number}} invoices',
  period: {
    label: 'Period',
    from: 'From',
    to: 'To',
    days: '{{days}}, compared with {{before}}. Days begin at midnight in {{zone}}.',
    choices: {
      today: 'Today',
      '7d': 'Last 7 days',
      '30d': 'Last 30 days',
      '90d': 'Last 90 days',
      month: 'This month',
      lastMonth: 'Last month',
      year: 'This year',
      custom: 'From … to …',
    },
  },
  revenue: {
    title: 'Revenue',
    note: 'All that was invoiced in the period, tax included, delivered or not.',
    none: 'Nothing was invoiced in the period.',
    also: 'Apart from it',
    chart: 'Revenue over the period, in {{currency}}',
    count: 'Invoices',
    units: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
  },
  open: {
    title: 'Open invoices',
    note: 'Not delivered yet.',
    inPeriod: 'Period',
    inAll: 'All time',
  },
  customers: {
    title: 'New customers',
    note: 'Entered in the period.',
    none: 'Nobody was entered in the period.',
  },
  pipeline: {
    title: 'Sales by stage',
    note: 'As they stand now, whatever the period.',
    count: 'Sales',
    amount: 'Amount',
    attention: 'Open sales that need someone',
  },
  products: {
    title: 'Top products',
    note: 'What came to the most on the invoices of the period, before tax.',
    units_one: '{{number}} unit',
    units_other: '{{number}} units',
  },
  stock: {
    title: 'Stock alerts',
    note: 'Active products at or below their threshold, now.',
    none: 'There is enough of every product.',
    count_one: '{{number}} product is low',
    count_other: '{{number}} products are low',
    left: '{{number}} left, threshold {{threshold}}',
  },
  events: {
    title: 'Events today',
    note: 'What takes place today, on everyone’s calendar.',
    none: 'Nothing takes place today.',
    count_one: '{{number}} event',
    count_other: '{{number}} events',
    until: 'until {{time}}',
  },
  activity: {
    title: 'Recent activity',
    note: 'What was made, changed and deleted last, by anyone.',
    none: 'Nothing was done yet.',
    all: 'All activity',
    nobody: 'Someone',
    actions: {
      created: '{{who}} made {{what}}',
      updated: '{{who}} changed {{what}}',
      deleted: '{{who}} deleted {{what}}',
      imported: '{{who}} imported {{what}}',
      restored: '{{who}} restored {{what}}',
      purged: '{{who}} purged {{what}}',
      signedIn: '{{who}} signed in',
      signedOut: '{{who}} signed out',
      passwordReset: '{{who}} reset a password',
    },
  },
  firstSteps: {
    title: 'First steps',
    text: '{{done}} of {{count}} done. This list goes away by itself when all are.',
    putAway: 'Put the first steps away',
    done: 'Done',
    steps: {
      customers: 'Enter the first customer',
      products: 'Enter the first product',
      invoices: 'Make the first invoice',
      users: 'Enter a colleague in the directory',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    home: typeof texts;
  }
}
