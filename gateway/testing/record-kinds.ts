import { domains } from '../domains.ts';

/** What the gateway records of business data. */
export const businessKinds = domains
  .flatMap(({ records = [] }) => records)
  .filter(({ owner }) => owner === undefined);
