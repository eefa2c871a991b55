import type { Declaration } from '../records/declare/declaration.ts';
import type { Domain } from '../services/domain.ts';
import { accounts } from '../domains/accounts/accounts.ts';
import { activities } from '../domains/activities/activities.ts';
import { apiKeys } from '../domains/api-keys/api-keys.ts';
import { boards } from '../domains/boards/boards.ts';
import { carts } from '../domains/carts/carts.ts';
import { changes } from '../domains/changes/changes.ts';
import { chats } from '../domains/chats/chats.ts';
import { company } from '../domains/company/company.ts';
import { customers } from '../domains/customers/customers.ts';
import { deals } from '../domains/deals/deals.ts';
import { events } from '../domains/events/events.ts';
import { files } from '../domains/files/files.ts';
import { identities } from '../domains/identities/identities.ts';
import { invitations } from '../domains/invitations/invitations.ts';
import { invoices } from '../domains/invoices/invoices.ts';
import { messages } from '../domains/messages/messages.ts';
import { notifications } from '../domains/notifications/notifications.ts';
import { products } from '../domains/products/products.ts';
import { projects } from '../domains/projects/projects.ts';
import { secondFactors } from '../domains/second-factors/second-factors.ts';
import { signIn } from '../domains/sign-in/sign-in.ts';
import { notesResolvers } from '../graphql/notes-resolvers.ts';
import { noteRecord } from '../records/notes/notes.record.ts';
import { historyResolvers } from '../graphql/history-resolvers.ts';
import { searchResolvers } from '../graphql/search-resolvers.ts';
import { todos } from '../domains/todos/todos.ts';
import { users } from '../domains/users/users.ts';
import { views } from '../domains/views/views.ts';
import { declarations } from '../records/declarations.ts';
import { withDeclared } from './derived-domain.ts';

/** The domains, each after those that its demo data refers to. */
const own: readonly Domain[] = [
  accounts,
  secondFactors,
  apiKeys,
  signIn,
  invitations,
  identities,
  company,
  customers,
  invoices,
  products,
  carts,
  deals,
  events,
  users,
  messages,
  chats,
  todos,
  projects,
  boards,
  notifications,
  views,
  files,
  activities,
  changes,
  { name: 'notes', resolvers: notesResolvers, records: [noteRecord] },
  { name: 'history', resolvers: historyResolvers },
  { name: 'search', resolvers: searchResolvers },
];

export const domainsOf = (declarations: ReadonlyMap<string, Declaration>) =>
  withDeclared(own, declarations);

export const domains = domainsOf(declarations);

/** Kinds whose record a domain says more of: their tables may hold more than is declared. */
export const ownKinds: ReadonlySet<string> = new Set(
  own.flatMap(({ records = [] }) => records.map(({ kind }) => kind)),
);
