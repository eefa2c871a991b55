import { sql } from 'kysely';

/** Whether the account of a query has a passkey; so with those below. */
export const hasPasskey = sql<boolean>`exists (
  select 1 from passkeys where passkeys.account_id = accounts.id
)`;

export const hasSecondFactor = sql<boolean>`(${hasPasskey} or exists (
  select 1 from totp where totp.account_id = accounts.id and totp.confirmed_at is not null
))`;

export const needsSecondFactor = sql<boolean>`exists (
  select 1 from second_factor_roles where second_factor_roles.role = accounts.role
)`;

/** A condition for a query of accounts: one that has no second factor although its role needs one opens nothing. */
export const meetsItsRole = sql<boolean>`(not ${needsSecondFactor} or ${hasSecondFactor})`;
