import { useSyncExternalStore } from 'react';
import { fetchAsUser } from './fetchAsUser.ts';
import { session } from './session.ts';
import { storedState } from './stored-state.ts';

/** What every page shows of the company. */
export interface Business {
  /** Sign of the currency of products, deals and the shop. */
  currency: string;
  /** IANA name: in it the days of accounting begin. */
  timeZone: string;
  pricesIncludeTax: boolean;
  /** Per cent. */
  taxRate: number;
}

const unknown = { currency: '', timeZone: 'America/Sao_Paulo', pricesIncludeTax: true, taxRate: 0 };

const stored = storedState<Business>('business', unknown);

export const business = {
  read: stored.read,
  write(next: Business) {
    if (JSON.stringify(next) !== JSON.stringify(stored.read())) stored.write(next);
  },
};

export const useBusiness = () => useSyncExternalStore(stored.subscribe, stored.read);

/** Asked once a session: what the browser knows from before is corrected by the first answer of the shell. */
export async function knowBusiness(): Promise<void> {
  if (stored.read().currency !== '') return;
  const answer = await fetchAsUser('/api/company');
  if (answer.ok) business.write(businessIn((await answer.json()) as Company));
}

interface Company extends Omit<Business, 'currency'> {
  currencySign: string;
}

export const businessIn = ({ currencySign, timeZone, pricesIncludeTax, taxRate }: Company) => ({
  ...{ currency: currencySign, timeZone, pricesIncludeTax, taxRate },
});

session.onEnd(() => stored.write(unknown));
