import { randomBytes } from 'node:crypto';

/** An identifier for a new record: 24 hex digits from the system's random source. */
export const newId = () => randomBytes(12).toString('hex');
