import type { Page } from '../../database/paging.ts';

export interface AccountRow {
  id: string;
  role: Role;
  name: string;
  username: string;
  /** Lower case, trimmed; unique. */
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
  /** Null until it was used a minute after it began. */
  seenAt: string | null;
  userAgent: string | null;
  address: string | null;
}

/** Lets a program act for an account. */
export interface ApiKeyRow {
  id: string;
  accountId: string;
  name: string;
  role: Role;
  /** SHA-256, in hex. */
  tokenHash: string;
  /** How the token begins. */
  hint: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  seenAt: string | null;
  address: string | null;
}

/** `tokenHash` is SHA-256, in hex. */
export interface PasswordResetRow {
  tokenHash: string;
  accountId: string;
  expiresAt: string;
  usedAt: string | null;
}

/** Both secrets are sealed: a code of the app cannot be made from the store alone. */
export interface TotpRow {
  accountId: string;
  secret: string | null;
  confirmedAt: string | null;
  /** The period whose code was accepted last: it and earlier ones are used up. */
  lastStep: number;
  /** Not yet confirmed by a code. */
  pendingSecret: string | null;
  pendingUntil: string | null;
}

/** `codeHash` is SHA-256, in hex. */
export interface RecoveryCodeRow {
  accountId: string;
  codeHash: string;
  usedAt: string | null;
}

/** `id` is the credential's, `counter` a number, `transports` JSON. */
export interface PasskeyRow {
  id: string;
  accountId: string;
  name: string;
  /** COSE, in base64url. */
  publicKey: string;
  counter: string;
  transports: string;
  createdAt: string;
  seenAt: string | null;
}

/** What a browser has to sign. */
export interface PasskeyChallengeRow {
  accountId: string;
  purpose: 'add' | 'signIn';
  challenge: string;
  expiresAt: string;
}

/** Whom an OpenID Connect provider knows by `subject`; `name` is for the account's owner to recognise. */
export interface IdentityRow {
  id: string;
  accountId: string;
  issuer: string;
  subject: string;
  name: string;
  createdAt: string;
  seenAt: string | null;
}

/** What a provider said, until the browser comes for it. Both hashes are SHA-256, in hex. */
export interface IdentityProofRow {
  tokenHash: string;
  /** Of the `state` that it answers: each is answered once. */
  stateHash: string;
  /** That it is to be connected to; null for a sign-in. */
  accountId: string | null;
  issuer: string;
  subject: string;
  /** Lower case; null where the provider has not confirmed it. */
  email: string | null;
  name: string;
  expiresAt: string;
  usedAt: string | null;
}

/** A right password that waits for the second factor; `tokenHash` is SHA-256, in hex. */
export interface PendingSignInRow {
  tokenHash: string;
  accountId: string;
  expiresAt: string;
}

/** `tokenHash` is SHA-256, in hex; `accountId` is who invited. */
interface SentInvitation {
  id: string;
  email: string;
  role: Role;
  tokenHash: string;
  accountId: string;
  createdAt: string;
  expiresAt: string;
  /** When it was accepted, revoked or sent again. */
  endedAt: string | null;
}

export interface InvitationRow extends SentInvitation {
  invitedBy: string;
  inviterRole: Role;
}

export type AccountPage = Page<AccountRow>;

export type Role = 'SA' | 'ADMIN' | 'EDITOR' | 'GUEST';

declare module '../../database/database.ts' {
  interface Database {
    accounts: AccountRow;
    sessions: SessionRow;
    apiKeys: ApiKeyRow;
    passwordResets: PasswordResetRow;
    totp: TotpRow;
    invitations: SentInvitation;
    recoveryCodes: RecoveryCodeRow;
    passkeys: PasskeyRow;
    passkeyChallenges: PasskeyChallengeRow;
    identities: IdentityRow;
    identityProofs: IdentityProofRow;
    pendingSignIns: PendingSignInRow;
    secondFactorRoles: { role: Role };
  }
}
