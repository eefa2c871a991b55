import { type About, aboutParameter } from './about.ts';

export const paths = {
  root: '/',
  login: '/login',
  register: '/cadastre-se',
  recover: '/recuperar-senha',
  invitation: '/invitation',
  notFound: '/session/404',
  home: '/home',
  today: '/today',
  profile: '/profile',
  customers: '/clientes',
  importCustomers: '/clientes/import',
  likelyDuplicates: '/clientes/duplicates',
  newCustomer: '/clientes/new',
  customer: '/clientes/:id',
  editCustomer: '/clientes/:id/edit',
  mergeCustomers: '/clientes/:id/merge',
  products: '/produtos',
  newProduct: '/produtos/new',
  importProducts: '/produtos/import',
  deals: '/vendas',
  newDeal: '/vendas/new',
  lossReasons: '/loss-reasons',
  users: '/users',
  messages: '/inbox',
  chats: '/chat',
  chat: '/chat/:contactId',
  todos: '/todo',
  projects: '/projects',
  boards: '/boards',
  board: '/boards/:id',
  notifications: '/notifications',
  shop: '/shop',
  shopProduct: '/shop/:id',
  cart: '/cart',
  map: '/map',
  calendar: '/calendar',
  invoices: '/invoices',
  newInvoice: '/invoices/new',
  invoice: '/invoices/:id',
  editInvoice: '/invoices/:id/edit',
  activities: '/activity',
  trash: '/trash',
  accounts: '/accounts',
  invitations: '/invitations',
  company: '/company',
} as const;

export const linkTo = {
  login: (wanted: string) => `${paths.login}?from=${encodeURIComponent(wanted)}`,
  notFound: (asked: string) => `${paths.notFound}?from=${encodeURIComponent(asked)}`,
  invoice: (id: string) => `/invoices/${encodeURIComponent(id)}`,
  board: (id: string) => `/boards/${encodeURIComponent(id)}`,
  customer: (id: string) => `/clientes/${encodeURIComponent(id)}`,
  /** The list of customers who registered on the site. */
  siteCustomers: `${paths.customers}?canal=site`,
  editCustomer: (id: string) => `/clientes/${encodeURIComponent(id)}/edit`,
  mergeCustomers: (keepId: string, mergeId?: string) =>
    `/clientes/${encodeURIComponent(keepId)}/merge${mergeId ? `?with=${encodeURIComponent(mergeId)}` : ''}`,
  map: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    `${paths.map}?lat=${latitude.toFixed(4)}&lng=${longitude.toFixed(4)}&zoom=9`,
  product: (id: string) => `/produtos/${encodeURIComponent(id)}`,
  editProduct: (id: string) => `/produtos/${encodeURIComponent(id)}/edit`,
  copyOfProduct: (id: string) => `${paths.newProduct}?from=${encodeURIComponent(id)}`,
  shopProduct: (id: string) => `/shop/${encodeURIComponent(id)}`,
  shop: (choice: { brand: string } | { category: string }) =>
    `${paths.shop}?${new URLSearchParams(choice).toString()}`,
  deal: (id: string) => `/vendas/${encodeURIComponent(id)}`,
  editDeal: (id: string) => `/vendas/${encodeURIComponent(id)}/edit`,
  lossReason: (id: string) => `${paths.lossReasons}/${encodeURIComponent(id)}`,
  apiKeys: '/profile#api-keys',
  user: (id: string) => `${paths.users}/${encodeURIComponent(id)}`,
  todo: (id: string) => `${paths.todos}?todo=${encodeURIComponent(id)}`,
  project: (id: string) => `${paths.projects}/${encodeURIComponent(id)}`,
  card: (board: string, id: string) =>
    `/boards/${encodeURIComponent(board)}?card=${encodeURIComponent(id)}`,
  chat: (contactId: string) => `/chat/${encodeURIComponent(contactId)}`,
  deals: (filter: { customer: string }) =>
    `${paths.deals}?${new URLSearchParams({ ...filter, as: 'table' }).toString()}`,
  newDeal: (given: { customer: string } | { stage: string }) =>
    `${paths.newDeal}?${new URLSearchParams(given).toString()}`,
  copyOfInvoice: (id: string) => `${paths.newInvoice}?from=${encodeURIComponent(id)}`,
  newInvoice: (given: { customer: string } | { product: string }) =>
    `${paths.newInvoice}?${new URLSearchParams(given).toString()}`,
  editInvoice: (id: string) => `/invoices/${encodeURIComponent(id)}/edit`,
  csv: (list: string) => `/api/${list}.csv`,
  customerData: (id: string) => `/api/customers/${encodeURIComponent(id)}/personal-data`,
  invoicePdf: (id: string, reader: { language: string; timeZone: string }) =>
    `/api/invoices/${encodeURIComponent(id)}.pdf?${new URLSearchParams(reader).toString()}`,
  invoicesPdf: (filter: object, reader: { language: string; timeZone: string }) => {
    const sort = { field: 'orderNo', direction: 'ascending' };
    const given = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), ...reader };
    return `/api/invoices.pdf?${new URLSearchParams(given).toString()}`;
  },
  day: (day: string) => `${paths.calendar}?view=day&day=${day}`,
  /** An event beside the calendar, at the given local day or today. */
  event: (id: string, day?: string) =>
    `${paths.calendar}?${new URLSearchParams({ ...(day && { day }), event: id }).toString()}`,
  events: (about: About, and?: { new: string }) =>
    `${paths.calendar}?${new URLSearchParams({ view: 'agenda', about: aboutParameter(about), ...and }).toString()}`,
  message: (id: string) => `${paths.messages}?message=${encodeURIComponent(id)}`,
  sentMessage: (id: string) => `${paths.messages}?folder=sent&message=${encodeURIComponent(id)}`,
  messages: (about: About, and?: { compose: 'new' }) =>
    `${paths.messages}?${new URLSearchParams({ about: aboutParameter(about), ...and }).toString()}`,
  /** iCalendar files, of all events and of one. */
  calendarIcs: '/api/calendar.ics',
  eventIcs: (id: string) => `/api/calendar/${encodeURIComponent(id)}.ics`,
  invoices: (filter: { status: string } | { item: string } | { customer: string }) =>
    `${paths.invoices}?${new URLSearchParams(filter).toString()}`,
};
