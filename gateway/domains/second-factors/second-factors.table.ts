import type { Role } from '../accounts/accounts.table.ts';

/** Both secrets are sealed: a code of the app cannot be made from the store alone. */
export interface TotpRow {
  accountId: string;
  secret: string | null;
  confirmedAt: string | null;
  /** The period whose code was accepted last: it and earlier ones are used up. */
  lastStep: number;
  /** The secret of an app that no code has confirmed yet. */
  pendingSecret: string | null;
  pendingUntil: string | null;
}

/** A recovery code; `codeHash` is SHA-256, in hex. */
interface RecoveryCodeRow {
  accountId: string;
  codeHash: string;
  usedAt: string | null;
}

/** A passkey; `id` is the credential's, `counter` a number, `transports` JSON. */
export interface PasskeyRow {
  id: string;
  accountId: string;
  name: string;
  /** The COSE key, in base64url. */
  publicKey: string;
  counter: string;
  transports: string;
  createdAt: string;
  seenAt: string | null;
}

/** A challenge that a browser has to sign. */
export interface PasskeyChallengeRow {
  accountId: string;
  purpose: 'add' | 'signIn';
  challenge: string;
  expiresAt: string;
}

declare module '../../database/database.ts' {
  interface Database {
    totp: TotpRow;
    recoveryCodes: RecoveryCodeRow;
    passkeys: PasskeyRow;
    passkeyChallenges: PasskeyChallengeRow;
    secondFactorRoles: { role: Role };
  }
}
