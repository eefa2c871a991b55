import type { QueryRef } from '@apollo/client/react';
import { paths } from '../../core/paths.ts';
import { session } from '../../core/session.ts';
import { storedState } from '../../core/stored-state.ts';
import type { FirstStepsQuery } from './FirstSteps.generated.ts';

export const firstSteps = [
  { name: 'company', path: paths.company },
  { name: 'invite', path: paths.invitations },
  { name: 'customers', path: paths.newCustomer },
  { name: 'products', path: paths.newProduct },
  { name: 'invoices', path: paths.newInvoice },
] as const;

type StepName = (typeof firstSteps)[number]['name'];

const isDone: Record<StepName, (data: FirstStepsQuery) => boolean> = {
  company: ({ company }) => company.name !== '',
  invite: ({ accounts, invitations }) => accounts.totalCount > 1 || invitations.length > 0,
  customers: ({ customers }) => customers.totalCount > 0,
  products: ({ products }) => products.totalCount > 0,
  invoices: ({ invoices }) => invoices.totalCount > 0,
};

export const stepsDone = (data: FirstStepsQuery): readonly StepName[] =>
  firstSteps.map(({ name }) => name).filter((name) => isDone[name](data));

export const isStepLeft = (data: FirstStepsQuery) => stepsDone(data).length < firstSteps.length;

export const isShopEmpty = ({ customers, products, invoices }: FirstStepsQuery) =>
  [customers, products, invoices].every(({ totalCount }) => totalCount === 0);

export type FirstStepsQueryRef = QueryRef<
  FirstStepsQuery,
  object,
  'empty' | 'complete' | 'streaming'
>;

/** The accounts that finished or dismissed the checklist. */
const dismissed = storedState<{ accounts: string[] }>(
  'firstSteps',
  { accounts: [] },
  ({ accounts }) =>
    Array.isArray(accounts) ? { accounts: accounts.filter((id) => typeof id === 'string') } : {},
);

const ownId = () => session.read().user?.id ?? '';

export const subscribeToFirstSteps = dismissed.subscribe;
export const areFirstStepsDismissed = () => dismissed.read().accounts.includes(ownId());
export const dismissFirstSteps = () =>
  dismissed.write({ accounts: [...new Set([...dismissed.read().accounts, ownId()])] });
