import { apollo } from '../../app/apollo.ts';
import { paths } from '../../app/paths.ts';
import { session } from '../../app/session.ts';
import { storedState } from '../../app/stored-state.ts';
import { FirstStepsDocument, type FirstStepsQuery } from './FirstSteps.generated.ts';

/** `list` has entries once the step is done. */
export const firstSteps = [
  { list: 'customers', path: paths.customers },
  { list: 'products', path: paths.products },
  { list: 'invoices', path: paths.newInvoice },
  { list: 'users', path: paths.users },
] as const satisfies readonly { list: keyof FirstStepsQuery; path: string }[];

export type FirstStep = (typeof firstSteps)[number]['list'];

/** Accounts that finished or dismissed the checklist. */
const away = storedState<{ accounts: string[] }>('firstSteps', { accounts: [] }, ({ accounts }) =>
  Array.isArray(accounts) ? { accounts: accounts.filter((id) => typeof id === 'string') } : {},
);

const ownId = () => session.read().user?.id ?? '';

export const subscribeToFirstSteps = away.subscribe;
export const areFirstStepsAway = () => away.read().accounts.includes(ownId());
export const putFirstStepsAway = () =>
  away.write({ accounts: [...new Set([...away.read().accounts, ownId()])] });

/** Null when nothing is left to show. */
export async function readFirstSteps(): Promise<FirstStep[] | null> {
  if (areFirstStepsAway()) return null;
  const { data } = await apollo.query({
    query: FirstStepsDocument,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  if (!data) return null;
  const done = firstSteps.map(({ list }) => list).filter((list) => data[list].totalCount > 0);
  if (done.length < firstSteps.length) return done;
  putFirstStepsAway();
  return null;
}
