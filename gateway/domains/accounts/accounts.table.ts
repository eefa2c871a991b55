import type { Page } from '../../database/paging.ts';

export interface AccountRow {
  id: string;
  role: Role;
  name: string;
  username: string;
  /** The email in lower case, trimmed; unique. */
  email: string;
  avatar: string | null;
  age: number | null;
  /** argon2id in PHC format; empty where the account signs in by a provider alone. */
  passwordHash: string;
  /** 1 for a demo account, which any password opens, in the demo profile only. */
  isDemo: 0 | 1;
  createdAt: string;
  disabledAt: string | null;
}

/** A sign-in; its id is the token's `jti`. */
export interface SessionRow {
  id: string;
  accountId: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  /** The last use; null until the session was used a minute after it began. */
  seenAt: string | null;
  userAgent: string | null;
  address: string | null;
}

/** A right password that waits for the second factor; `tokenHash` is SHA-256, in hex. */
export interface PendingSignInRow {
  tokenHash: string;
  accountId: string;
  expiresAt: string;
}

export type AccountPage = Page<AccountRow>;

export type Role = 'SA' | 'ADMIN' | 'EDITOR' | 'GUEST';

declare module '../../database/database.ts' {
  interface Database {
    accounts: AccountRow;
    sessions: SessionRow;
    pendingSignIns: PendingSignInRow;
  }
}
