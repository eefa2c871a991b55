import { useSyncExternalStore } from 'react';
import { earlyAnswer } from './early.ts';
import { fetchAsUser } from './fetchAsUser.ts';
import { session } from './session.ts';
import {
  type Business,
  isBusinessKnown,
  storedBusiness as stored,
  unknownBusiness,
} from './storedBusiness.ts';

export const business = {
  read: stored.read,
  write(next: Business) {
    if (JSON.stringify(next) !== JSON.stringify(stored.read())) stored.write(next);
  },
};

export const useBusiness = () => useSyncExternalStore(stored.subscribe, stored.read);

/** Asked once a session: what the browser knows from before is corrected by the first answer of the shell. */
export async function knowBusiness(): Promise<void> {
  if (isBusinessKnown()) return;
  const early = await earlyAnswer('/api/company', session.token())?.catch(() => undefined);
  const answer = early?.ok ? early : await fetchAsUser('/api/company');
  if (answer.ok) business.write(businessIn((await answer.json()) as Company));
}

interface Company extends Omit<Business, 'currency'> {
  currencySign: string;
}

export const businessIn = ({ currencySign, timeZone, pricesIncludeTax, taxRate }: Company) => ({
  ...{ currency: currencySign, timeZone, pricesIncludeTax, taxRate },
});

session.onEnd(() => stored.write(unknownBusiness));
