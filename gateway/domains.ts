import { makeAccounts } from '../seed/accounts.ts';
import { makeCustomers } from '../seed/customers.ts';
import { makeInvoices } from '../seed/invoices.ts';
import { makeProducts } from '../seed/products.ts';
import { makeMessages } from '../seed/messages.ts';
import type { MakeRows } from '../seed/seed.ts';
import { activitiesResolvers } from './domains/activities/activities.resolvers.ts';
import { accountRecord } from './domains/accounts/accounts.table.ts';
import { makeUsers } from '../seed/users.ts';
import { accountsResolvers } from './domains/accounts/accounts.resolvers.ts';
import { accountsRest } from './domains/accounts/accounts.rest.ts';
import { customerRecord } from './domains/customers/customers.table.ts';
import { customersResolvers } from './domains/customers/customers.resolvers.ts';
import { invoiceRecord } from './domains/invoices/invoices.table.ts';
import { invoicesResolvers } from './domains/invoices/invoices.resolvers.ts';
import { invoicesRest } from './domains/invoices/invoices.rest.ts';
import { searchResolvers } from './domains/search/search.resolvers.ts';
import { productRecord } from './domains/products/products.table.ts';
import { productsResolvers } from './domains/products/products.resolvers.ts';
import { productsRest } from './domains/products/products.rest.ts';
import { messageRecord } from './domains/messages/messages.table.ts';
import { messagesResolvers } from './domains/messages/messages.resolvers.ts';
import { messagesRest } from './domains/messages/messages.rest.ts';
import { userRecord } from './domains/users/users.table.ts';
import { usersResolvers } from './domains/users/users.resolvers.ts';
import { usersRest } from './domains/users/users.rest.ts';
import type { Reaction } from './recording.ts';
import type { RecordKind } from './store/records.ts';
import type { Resolvers } from './graphql/generated/resolvers.ts';
import type { RestRoute } from './rest/rest-route.ts';

export interface Domain {
  /** One plural word: also the name of its SDL file, its seed file and its folders. */
  name: string;
  resolvers: Resolvers;
  rest: readonly RestRoute[];
  /** Its demo data. */
  seed?: MakeRows;
  /** What its mutations record, and `restore` puts back. */
  records?: readonly RecordKind[];
  /** What it does when records of other domains change. */
  react?: Reaction;
}

/** Every domain, each after the ones that its demo data refers to. */
export const domains: readonly Domain[] = [
  {
    name: 'accounts',
    resolvers: accountsResolvers,
    rest: accountsRest,
    seed: makeAccounts,
    records: [accountRecord],
  },
  {
    name: 'invoices',
    resolvers: invoicesResolvers,
    rest: invoicesRest,
    seed: makeInvoices,
    records: [invoiceRecord],
  },
  { name: 'activities', resolvers: activitiesResolvers, rest: [] },
  { name: 'search', resolvers: searchResolvers, rest: [] },
  {
    name: 'products',
    resolvers: productsResolvers,
    rest: productsRest,
    seed: makeProducts,
    records: [productRecord],
  {
    name: 'customers',
    resolvers: customersResolvers,
    rest: [],
    seed: makeCustomers,
    records: [customerRecord],
  {
    name: 'users',
    resolvers: usersResolvers,
    rest: usersRest,
    seed: makeUsers,
    records: [userRecord],
  },
  {
    name: 'messages',
    resolvers: messagesResolvers,
    rest: messagesRest,
    seed: makeMessages,
    records: [messageRecord],
  },
];
