import type { Domain } from './domain.ts';
import { accounts } from './domains/accounts/accounts.ts';
import { activities } from './domains/activities/activities.ts';
import { boards } from './domains/boards/boards.ts';
import { carts } from './domains/carts/carts.ts';
import { customers } from './domains/customers/customers.ts';
import { deals } from './domains/deals/deals.ts';
import { events } from './domains/events/events.ts';
import { invoices } from './domains/invoices/invoices.ts';
import { messages } from './domains/messages/messages.ts';
import { notifications } from './domains/notifications/notifications.ts';
import { products } from './domains/products/products.ts';
import { search } from './domains/search/search.ts';
import { todos } from './domains/todos/todos.ts';
import { users } from './domains/users/users.ts';

/** Every domain, each after the ones that its demo data refers to. */
export const domains: readonly Domain[] = [
  accounts,
  invoices,
  products,
  carts,
  customers,
  deals,
  events,
  users,
  messages,
  todos,
  boards,
  notifications,
  activities,
  search,
import { makeAccounts } from '../seed/accounts.ts';
import { makeBoards } from '../seed/boards.ts';
import { makeChats } from '../seed/chats.ts';
import { makeInvoices } from '../seed/invoices.ts';
import { makeProjects } from '../seed/projects.ts';
import type { MakeRows } from '../seed/seed.ts';
import { makeTodos } from '../seed/todos.ts';
import { accountsResolvers } from './domains/accounts/accounts.resolvers.ts';
import { accountsRest } from './domains/accounts/accounts.rest.ts';
import { boardsResolvers } from './domains/boards/boards.resolvers.ts';
import { boardsRest } from './domains/boards/boards.rest.ts';
import { boardRecord, cardRecord, columnRecord } from './domains/boards/boards.table.ts';
import { chatContactRecord, chatMessageRecord, chatRecord } from './domains/chats/chats.table.ts';
import { chatsResolvers } from './domains/chats/chats.resolvers.ts';
import { chatsRest } from './domains/chats/chats.rest.ts';
import { invoiceRecord } from './domains/invoices/invoices.table.ts';
import { invoicesResolvers } from './domains/invoices/invoices.resolvers.ts';
import { invoicesRest } from './domains/invoices/invoices.rest.ts';
import { projectsResolvers } from './domains/projects/projects.resolvers.ts';
import { projectsRest } from './domains/projects/projects.rest.ts';
import { projectRecord } from './domains/projects/projects.table.ts';
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
    name: 'todos',
    resolvers: todosResolvers,
    rest: todosRest,
    seed: makeTodos,
    records: [todoRecord, todoTagRecord],
  },
  {
    name: 'projects',
    resolvers: projectsResolvers,
    rest: projectsRest,
    seed: makeProjects,
    records: [projectRecord],
  },
  {
    name: 'boards',
    resolvers: boardsResolvers,
    rest: boardsRest,
    seed: makeBoards,
    records: [boardRecord, columnRecord, cardRecord],
    name: 'chats',
    resolvers: chatsResolvers,
    rest: chatsRest,
    seed: makeChats,
    records: [chatContactRecord, chatRecord, chatMessageRecord],
  },
  {
    name: 'notifications',
    resolvers: notificationsResolvers,
    rest: notificationsRest,
    seed: makeNotifications,
    records: [notificationRecord],
    react: notify,
  },
];
