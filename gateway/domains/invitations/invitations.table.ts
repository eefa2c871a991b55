import type { Role } from '../accounts/accounts.table.ts';

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

declare module '../../database/database.ts' {
  interface Database {
    invitations: SentInvitation;
  }
}
