import { useSyncExternalStore } from 'react';
import { fetchAsUser } from './fetchAsUser.ts';
import { session } from './session.ts';
import {
  type Business,
  businessIn,
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

/**
 * Asks only when the profile did not contain the values: the first response of the shell corrects the values that the
 * browser has stored.
 */
export async function knowBusiness(): Promise<void> {
  if (isBusinessKnown()) return;
  const answer = await fetchAsUser('/api/company');
  if (answer.ok)
    business.write(businessIn((await answer.json()) as Parameters<typeof businessIn>[0]));
}

session.onEnd(() => stored.write(unknownBusiness));
