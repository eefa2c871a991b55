import { domains } from '../server/domains.ts';

export const recordKinds = domains.flatMap(({ records = [] }) => records);

export const businessKinds = recordKinds.filter(({ owner }) => owner === undefined);
