import { TOKEN_DAYS } from '../../config/limits.ts';
import { newId } from '../../database/new-id.ts';
import { daysFromNow } from '../../formats/days.ts';
import type { Device } from '../../graphql/context.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import type { ActivityOptions } from '../../records/history/history.ts';
import type { Services } from '../../services/services.ts';
import type { AccountRow } from './accounts.table.ts';
import { insertSession } from './sessions.store.ts';

/** The services of a request, with its device; scripts have none. */
export type Signing = Services & { device?: Device };

/** `prepare` runs first, in the same transaction and activity. */
export async function startSession(
  { db, reactions, tokens, device }: Signing,
  user: AccountRow,
  prepare?: (unit: UnitOfWork) => Promise<void>,
  as: ActivityOptions = { action: 'signedIn', kind: 'Account', title: user.name },
) {
  const now = new Date();
  const session = {
    id: newId(),
    accountId: user.id,
    createdAt: now.toISOString(),
    expiresAt: daysFromNow(TOKEN_DAYS, now.getTime()),
    revokedAt: null,
    ...device,
  };
  const by = { db, reactions, caller: { account: user, sessionId: session.id } };
  const start = async (unit: UnitOfWork) => {
    await prepare?.(unit);
    await insertSession(unit.db, session);
  };
  await commit(by, start, as);
  return { accessToken: tokens.sign({ accountId: user.id, sessionId: session.id }), user };
}
