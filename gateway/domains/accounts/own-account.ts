import { MOST_AVATAR_LENGTH } from '../../config/limits.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { type FieldErrors, invalid, refuseErrors, REQUIRED } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { emailProblem, normalizedEmail } from '../../formats/email-address.ts';
import { givenOrNone, imageUrlErrors, textErrors } from '../../formats/entered.ts';
import { updateChange, updateRecord } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { accountRecord } from './accounts.record.ts';
import { LONGEST_NAME } from './accounts.rules.ts';
import type { AccountRow } from './accounts.table.ts';
import { passwordProblem } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { sessionOf } from './sessions.ts';
import { revokeSessions } from './sessions.store.ts';
import { guarded } from './sign-in-guard.ts';

interface Profile {
  name?: string | null | undefined;
  avatar?: string | null | undefined;
}

export function changeProfile(context: Context, { name, avatar }: Profile): Promise<AccountRow> {
  refuseErrors({
    ...textErrors([['name', name, LONGEST_NAME, true]]),
    ...textErrors([['avatar', avatar, MOST_AVATAR_LENGTH, false]]),
    ...imageUrlErrors('avatar', avatar),
  });
  const row = { ...(name != null && { name: name.trim() }), ...givenOrNone({ avatar }) };
  const { id } = requireCaller(context).account;
  return updateRecord(context, accountRecord, { id }, () => ({ row }));
}

interface Confirmed {
  currentPassword: string;
}

export async function changePassword(
  context: Context,
  { currentPassword, password }: Confirmed & { password: string },
): Promise<AccountRow> {
  const weakness = passwordProblem(password, context.config);
  await confirm(context, currentPassword, weakness ? { password: weakness } : {});
  const { account } = requireCaller(context);
  const passwordHash = await hashPassword(password);
  const change = async ({ db, writeWithoutHistory }: UnitOfWork) => {
    const which = { id: account.id };
    const [changed] = await writeWithoutHistory([
      updateChange(accountRecord, which, () => ({ row: { passwordHash } })),
    ]);
    const others = { accountId: account.id, exceptId: sessionOf(context) };
    await revokeSessions(db, others, new Date().toISOString());
    return changed!.row;
  };
  return commit(context, change, { action: 'passwordReset', kind: 'Account', title: account.name });
}

export async function changeEmail(
  context: Context,
  { currentPassword, email: entered }: Confirmed & { email: string },
): Promise<AccountRow> {
  const wrong = emailProblem(entered);
  await confirm(context, currentPassword, wrong ? { email: wrong } : {});
  const { id, email: earlier } = requireCaller(context).account;
  const row = { email: normalizedEmail(entered) };
  const changed = await updateRecord(context, accountRecord, { id }, () => ({ row })).catch(
    (error: unknown) => {
      throw isUniqueViolation(error) ? invalid({ email: problem('account_exists') }) : error;
    },
  );
  if (row.email !== earlier) {
    context.sendMail({
      to: earlier,
      subject: 'Your email was changed',
      text: `From now on, you sign in with ${row.email}.\n\nIf you did not change it, tell your administrator.\n`,
    });
  }
  return changed;
}

/** Throws Invalid with the field `currentPassword`, together with what else is wrong. */
export async function confirm(
  context: Context,
  currentPassword: string,
  errors: FieldErrors = {},
): Promise<void> {
  const { id, passwordHash } = requireCaller(context).account;
  if (passwordHash && !currentPassword) refuseErrors({ currentPassword: REQUIRED, ...errors });
  const isRight = await guarded(
    context,
    `current password of ${id}`,
    async () => (await isPassword(currentPassword, passwordHash)) || undefined,
  );
  refuseErrors({
    ...(!isRight && {
      currentPassword: problem(passwordHash ? 'not_own_password' : 'no_password'),
    }),
    ...errors,
  });
}
