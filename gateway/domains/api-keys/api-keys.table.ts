import type { Role } from '../accounts/accounts.table.ts';

/** A key that lets a program act for an account. */
export interface ApiKeyRow {
  id: string;
  accountId: string;
  name: string;
  role: Role;
  /** The token's SHA-256, in hex. */
  tokenHash: string;
  /** The first characters of the token. */
  hint: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  seenAt: string | null;
  address: string | null;
}

declare module '../../database/database.ts' {
  interface Database {
    apiKeys: ApiKeyRow;
  }
}
