import { makeAccounts } from '../seed/accounts.ts';
import { makeInvoices } from '../seed/invoices.ts';
import type { MakeRows } from '../seed/seed.ts';
import { accountsResolvers } from './domains/accounts/accounts.resolvers.ts';
import { accountsRest } from './domains/accounts/accounts.rest.ts';
import { invoicesResolvers } from './domains/invoices/invoices.resolvers.ts';
import { invoicesRest } from './domains/invoices/invoices.rest.ts';
import type { Resolvers } from './graphql/generated/resolvers.ts';
import type { RestRoute } from './rest/rest-route.ts';

export interface Domain {
  /** One plural word: also the name of its SDL file, its seed file and its folders. */
  name: string;
  resolvers: Resolvers;
  rest: readonly RestRoute[];
  seed: MakeRows;
}

/** Every domain, each after the ones that its demo data refers to. */
export const domains: readonly Domain[] = [
  { name: 'accounts', resolvers: accountsResolvers, rest: accountsRest, seed: makeAccounts },
  { name: 'invoices', resolvers: invoicesResolvers, rest: invoicesRest, seed: makeInvoices },
];
