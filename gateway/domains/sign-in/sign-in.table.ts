/** A link for a new password; `tokenHash` is SHA-256, in hex. */
export interface PasswordResetRow {
  tokenHash: string;
  accountId: string;
  expiresAt: string;
  usedAt: string | null;
}

declare module '../../database/database.ts' {
  interface Database {
    passwordResets: PasswordResetRow;
  }
}
