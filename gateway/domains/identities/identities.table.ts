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

declare module '../../database/database.ts' {
  interface Database {
    identities: IdentityRow;
    identityProofs: IdentityProofRow;
  }
}
