import { domains } from '../domains.ts';

/** What the gateway records. */
export const recordKinds = domains.flatMap(({ records = [] }) => records);

/** What it records of business data. */
export const businessKinds = recordKinds.filter(({ owner }) => owner === undefined);
