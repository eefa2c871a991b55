import { createHash, randomBytes } from 'node:crypto';

/** Returns a token of 256 random bits, of which the store keeps the hash alone. */
export const secretToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
