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
];
