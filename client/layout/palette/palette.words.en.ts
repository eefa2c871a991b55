export const texts = {
  ways: {
    playground: 'GraphQL playground',
    importCustomers: 'Import customers',
    importProducts: 'Import products',
    newTodo: 'New to-do',
    apiKeys: 'API keys',
    undo: 'Undo: {{what}}',
    changeLanguage: 'Change to {{language}}',
  },
  title: 'Search pages, actions and records',
  placeholder: 'Search here...',
  searching: 'Searching…',
  nothing: 'No results.',
  failed: 'Search failed. Try again in a moment.',
  recent: 'Recent',
  here: 'On this page',
  pages: 'Pages',
  actions: 'Actions',
  untitled: '(untitled)',
  kinds: {
    Customer: 'Customers',
    Product: 'Products',
    Deal: 'Deals',
    Invoice: 'Invoices',
    User: 'Users',
    ChatContact: 'Contacts',
    Board: 'Boards',
    Card: 'Cards',
    Project: 'Projects',
    Event: 'Events',
    Todo: 'To-dos',
    Message: 'Messages',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    palette: typeof texts;
  }
}
