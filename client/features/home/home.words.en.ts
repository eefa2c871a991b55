export const texts = {
  title: 'Home',
  greeting: 'Hello, {{name}}',
  before: 'previous:',
  invoices_one: '{{number}} invoice',
  invoices_other: '{{number}} invoices',
  period: {
    label: 'Period',
    from: 'From',
    to: 'To',
    backward: 'Choose a day on or after “From”',
    days: '{{days}}, compared with {{before}}. Time zone: {{zone}}.',
    behind: 'Still showing {{days}}: the new period loads once you are connected again.',
    choices: {
      today: 'Today',
      '7d': 'Last 7 days',
      '30d': 'Last 30 days',
      '90d': 'Last 90 days',
      month: 'This month',
      lastMonth: 'Last month',
      year: 'This year',
      custom: 'Custom',
    },
  },
  revenue: {
    title: 'Revenue',
    note: 'Invoiced in the period, tax included.',
    none: 'No invoices in the period.',
    also: 'Other currencies',
    chart: 'Revenue over the period, in {{currency}}',
    count: 'Invoices',
    units: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
  },
  open: {
    title: 'Open invoices',
    note: 'Not delivered yet, or overdue.',
    inPeriod: 'Period',
    inAll: 'All time',
  },
  customers: {
    title: 'New customers',
    note: 'Created in the period.',
    none: 'No new customers in the period.',
  },
  pipeline: {
    title: 'Deals by stage',
    note: 'Current, whatever the period.',
    count: 'Deals',
    amount: 'Amount',
    attention: 'Open deals that need attention',
  },
  products: {
    title: 'Top products',
    note: 'Highest invoiced amounts in the period, before tax.',
    units_one: '{{number}} unit',
    units_other: '{{number}} units',
  },
  stock: {
    title: 'Stock alerts',
    note: 'Active products at or below their low-stock threshold.',
    none: 'No product is low on stock.',
    count_one: '{{number}} product is low',
    count_other: '{{number}} products are low',
    left: '{{number}} left, threshold {{threshold}}',
  },
  events: {
    title: 'Events today',
    note: 'Today, on everyone’s calendar.',
    none: 'No events today.',
    count_one: '{{number}} event',
    count_other: '{{number}} events',
    allDay: 'All day',
    until: 'until {{time}}',
  },
  activity: {
    title: 'Recent activity',
    note: 'The latest changes by everyone.',
    none: 'No activity yet.',
    all: 'All activity',
  },
  firstSteps: {
    title: 'First steps',
    text: '{{done}} of {{count}} done. This list disappears when all are done.',
    putAway: 'Dismiss first steps',
    done: 'Done',
    steps: {
      company: 'Enter your company details',
      customers: 'Create the first customer',
      products: 'Create the first product',
      invoices: 'Create the first invoice',
      users: 'Add a colleague to the directory',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    home: typeof texts;
  }
}
