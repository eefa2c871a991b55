import { RESET_LINK_MS } from '../../config/limits.ts';
import { normalizedEmail } from '../../formats/email-address.ts';
import { invalid, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Services } from '../../services/services.ts';
import { updateChange } from '../../records/write/changes.ts';
import { count } from '../../http/rate-limits.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { accountErrors } from '../accounts/accounts.rules.ts';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import { consumePasswordReset, insertPasswordReset } from './sign-in.store.ts';
import { accountRecord } from '../accounts/accounts.record.ts';
import type { AccountRow } from '../accounts/accounts.table.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { hashOf, secretToken } from '../accounts/secret-tokens.ts';
import { keyOf } from '../accounts/sign-in-guard.ts';
import { revokeSessions } from '../accounts/sessions.store.ts';

/** Requests a new password; the answer does not reveal whether the email has an account. */
export async function requestReset(services: Services, entered: string): Promise<string> {
  refuseErrors(accountErrors({ email: entered }));
  const email = normalizedEmail(entered);
  await count(services.limits, 'resetsForEmail', keyOf(email));
  const account = await findAccountByEmail(services.db, email);
  if (account && account.disabledAt === null) await sendLink(services, account);
  return email;
}

async function sendLink(services: Services, account: AccountRow): Promise<void> {
  const { config, sendMail } = services;
  const token = secretToken();
  const row = {
    tokenHash: hashOf(token),
    accountId: account.id,
    expiresAt: new Date(Date.now() + RESET_LINK_MS).toISOString(),
    usedAt: null,
  };
  await commit(
    services,
    ({ db }) => insertPasswordReset(db, row),
    () => recordedAs(account),
  );
  const link = `${config.publicUrl}/recuperar-senha#token=${token}`;
  sendMail({
    to: account.email,
    subject: 'Reset your password',
    text: `Set a new password within the hour:\n\n${link}\n\nIf you did not ask for this, ignore this email.\n`,
  });
}

export async function reset(services: Services, entered: { token: string; password: string }) {
  refuseErrors(accountErrors({ password: entered.password }, services.config));
  const passwordHash = await hashPassword(entered.password);
  const now = new Date().toISOString();
  const change = async ({ db, lock, writeWithoutHistory }: UnitOfWork) => {
    const used = await consumePasswordReset(db, hashOf(entered.token), now);
    const id = used?.accountId ?? '';
    const account = (await lock(accountRecord, [id])).get(id)?.row;
    if (account?.disabledAt !== null) {
      throw invalid({ token: problem('link_expired') });
    }
    await writeWithoutHistory([
      updateChange(accountRecord, { id }, () => ({ row: { passwordHash } })),
    ]);
    await revokeSessions(db, { accountId: id }, now);
    return account;
  };
  return commit(services, change, recordedAs);
}

const recordedAs = ({ name }: AccountRow) =>
  ({ action: 'passwordReset', kind: 'Account', title: name }) as const;
