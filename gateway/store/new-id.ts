import { randomBytes } from 'node:crypto';

/** 24 random hex digits. */
export const newId = () => randomBytes(12).toString('hex');
