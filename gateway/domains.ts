import type { Domain } from './domain.ts';
import { accounts } from './domains/accounts/accounts.ts';
import { activities } from './domains/activities/activities.ts';
import { customers } from './domains/customers/customers.ts';
import { invoices } from './domains/invoices/invoices.ts';
import { messages } from './domains/messages/messages.ts';
import { products } from './domains/products/products.ts';
import { search } from './domains/search/search.ts';
import { users } from './domains/users/users.ts';

/** Every domain, each after the ones that its demo data refers to. */
export const domains: readonly Domain[] = [
  accounts,
  invoices,
  products,
  customers,
  users,
  messages,
  activities,
  search,
import { makeAccounts } from '../seed/accounts.ts';
import { makeCarts } from '../seed/carts.ts';
import { makeCustomers } from '../seed/customers.ts';
import { makeDeals } from '../seed/deals.ts';
import { makeEvents } from '../seed/events.ts';
import { makeBoards } from '../seed/boards.ts';
import { makeInvoices } from '../seed/invoices.ts';
import { makeProducts } from '../seed/products.ts';
import { makeMessages } from '../seed/messages.ts';
import { makeNotifications } from '../seed/notifications.ts';
import type { MakeRows } from '../seed/seed.ts';
import { makeTodos } from '../seed/todos.ts';
import { accountsResolvers } from './domains/accounts/accounts.resolvers.ts';
import { accountsRest } from './domains/accounts/accounts.rest.ts';
import { cartRecord } from './domains/carts/carts.table.ts';
import { cartsResolvers } from './domains/carts/carts.resolvers.ts';
import { cartsRest } from './domains/carts/carts.rest.ts';
import { customerRecord } from './domains/customers/customers.table.ts';
import { customersResolvers } from './domains/customers/customers.resolvers.ts';
import { dealRecord } from './domains/deals/deals.table.ts';
import { dealsResolvers } from './domains/deals/deals.resolvers.ts';
import { eventRecord } from './domains/events/events.table.ts';
import { eventsResolvers } from './domains/events/events.resolvers.ts';
import { eventsRest } from './domains/events/events.rest.ts';
import { boardsResolvers } from './domains/boards/boards.resolvers.ts';
import { boardsRest } from './domains/boards/boards.rest.ts';
import { boardRecord, cardRecord, columnRecord } from './domains/boards/boards.table.ts';
import { invoiceRecord } from './domains/invoices/invoices.table.ts';
import { invoicesResolvers } from './domains/invoices/invoices.resolvers.ts';
import { invoicesRest } from './domains/invoices/invoices.rest.ts';
import { productRecord } from './domains/products/products.table.ts';
import { productsResolvers } from './domains/products/products.resolvers.ts';
import { productsRest } from './domains/products/products.rest.ts';
import { messageRecord } from './domains/messages/messages.table.ts';
import { messagesResolvers } from './domains/messages/messages.resolvers.ts';
import { messagesRest } from './domains/messages/messages.rest.ts';
import { notificationRecord } from './domains/notifications/notifications.table.ts';
import { notificationsResolvers } from './domains/notifications/notifications.resolvers.ts';
import { notificationsRest } from './domains/notifications/notifications.rest.ts';
import { notify } from './domains/notifications/notifications-reactions.ts';
import { userRecord } from './domains/users/users.table.ts';
import { usersResolvers } from './domains/users/users.resolvers.ts';
import { usersRest } from './domains/users/users.rest.ts';
import { todosResolvers } from './domains/todos/todos.resolvers.ts';
import { todosRest } from './domains/todos/todos.rest.ts';
import { todoRecord, todoTagRecord } from './domains/todos/todos.table.ts';
import type { Reaction } from './recording.ts';
import type { RecordKind } from './store/records.ts';
import type { Resolvers } from './graphql/generated/resolvers.ts';
import type { RestRoute } from './rest/rest-route.ts';

export interface Domain {
  /** One plural word: also the name of its SDL file, its seed file and its folders. */
  name: string;
  resolvers: Resolvers;
  rest: readonly RestRoute[];
  seed: MakeRows;
  /** What its mutations record, and `restore` puts back. */
  records?: readonly RecordKind[];
  /** What it does when records of other domains change. */
  react?: Reaction;
}

/** Every domain, each after the ones that its demo data refers to. */
export const domains: readonly Domain[] = [
  { name: 'accounts', resolvers: accountsResolvers, rest: accountsRest, seed: makeAccounts },
  {
    name: 'invoices',
    resolvers: invoicesResolvers,
    rest: invoicesRest,
    seed: makeInvoices,
    records: [invoiceRecord],
  },
  {
    name: 'products',
    resolvers: productsResolvers,
    rest: productsRest,
    seed: makeProducts,
    records: [productRecord],
  },
  {
    name: 'carts',
    resolvers: cartsResolvers,
    rest: cartsRest,
    seed: makeCarts,
    records: [cartRecord],
  },
  {
    name: 'deals',
    resolvers: dealsResolvers,
    rest: [],
    seed: makeDeals,
    records: [dealRecord],
  },
  {
    name: 'events',
    resolvers: eventsResolvers,
    rest: eventsRest,
    seed: makeEvents,
    records: [eventRecord],
  },
  {
    name: 'notifications',
    resolvers: notificationsResolvers,
    rest: notificationsRest,
    seed: makeNotifications,
    records: [notificationRecord],
    react: notify,
    name: 'todos',
    resolvers: todosResolvers,
    rest: todosRest,
    seed: makeTodos,
    records: [todoRecord, todoTagRecord],
  },
  {
    name: 'boards',
    resolvers: boardsResolvers,
    rest: boardsRest,
    seed: makeBoards,
    records: [boardRecord, columnRecord, cardRecord],
  },
];
