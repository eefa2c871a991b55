import { paths } from '../../core/paths.ts';
import { session } from '../../core/session.ts';
import { storedState } from '../../core/stored-state.ts';
import type { FirstStepsQuery } from './FirstSteps.generated.ts';

/** A step is done once its `list` has entries; that of the company, once it has a name. */
export const firstSteps = [
  { list: 'company', path: paths.company },
  { list: 'customers', path: paths.customers },
  { list: 'products', path: paths.products },
  { list: 'invoices', path: paths.newInvoice },
  { list: 'users', path: paths.users },
] as const satisfies readonly { list: keyof FirstStepsQuery; path: string }[];

export const isStepDone = (data: FirstStepsQuery, { list }: (typeof firstSteps)[number]) =>
  list === 'company' ? data.company.name !== '' : data[list].totalCount > 0;

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
