import { useSyncExternalStore } from 'react';
import { fetchAsUser } from './fetchAsUser.ts';
import { session } from './session.ts';
import {
  type CompanyValues,
  companyIn,
  isCompanyKnown,
  storedCompany as stored,
  unknownCompany,
} from './storedCompany.ts';

export const company = {
  read: stored.read,
  write(next: CompanyValues) {
    if (JSON.stringify(next) !== JSON.stringify(stored.read())) stored.write(next);
  },
};

export const useCompany = () => useSyncExternalStore(stored.subscribe, stored.read);

/**
 * Asks only when the profile did not contain the values: the first response of the shell corrects the values that the
 * browser has stored.
 */
export async function loadCompany(): Promise<void> {
  if (isCompanyKnown()) return;
  const answer = await fetchAsUser('/api/company');
  if (answer.ok) company.write(companyIn((await answer.json()) as Parameters<typeof companyIn>[0]));
}

session.onEnd(() => stored.write(unknownCompany));
