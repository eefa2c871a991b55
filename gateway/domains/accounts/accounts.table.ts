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

/** A link for a new password; `tokenHash` is SHA-256, in hex. */
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
  /** The secret of an app that no code has confirmed yet. */
  pendingSecret: string | null;
  pendingUntil: string | null;
}

/** A recovery code; `codeHash` is SHA-256, in hex. */
export interface RecoveryCodeRow {
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

/** An account whom an OpenID Connect provider knows by `subject`; `name` is for its owner to recognise. */
export interface IdentityRow {
  id: string;
  accountId: string;
  issuer: string;
  subject: string;
  name: string;
  createdAt: string;
  seenAt: string | null;
}

/** A provider's answer that is kept until the browser comes for it. Both hashes are SHA-256, in hex. */
export interface IdentityProofRow {
  tokenHash: string;
  /** The hash of the `state` that it answers; each is answered once. */
  stateHash: string;
  /** The account that the identity is to be connected to; null for a sign-in. */
  accountId: string | null;
  issuer: string;
  subject: string;
  /** The email in lower case; null where the provider has not confirmed it. */
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

/** An invitation that was sent; `tokenHash` is SHA-256, in hex; `accountId` is who invited. */
interface SentInvitation {
  id: string;
  email: string;
  role: Role;
  tokenHash: string;
  accountId: string;
  createdAt: string;
  expiresAt: string;
  /** The time when the invitation was accepted, revoked or sent again. */
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
