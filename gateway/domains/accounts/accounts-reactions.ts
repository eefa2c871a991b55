import { conflict } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { covers } from '../../records/access.ts';
import type { Reaction, AppliedChange } from '../../records/write/unit-of-work.ts';
import { lockLastSa, reachableSaIds } from './accounts.store.ts';
import { accountRecord } from './accounts.record.ts';
import type { Role } from './accounts.table.ts';
import { revokeSessions } from './sessions.store.ts';

export const guardAccounts: Reaction = async ({ db }, changes, { caller }) => {
  const accounts = changes.filter(({ record }) => record.kind === accountRecord.kind);
  if (accounts.some(losesSa)) {
    await lockLastSa(db);
    if ((await reachableSaIds(db)).length === 0) {
      throw conflict(problem('last_sa'));
    }
  }
  if (accounts.some((change) => change.id === caller?.account.id && isPromotedOrSwitched(change))) {
    throw conflict(problem('own_account'));
  }
  const now = new Date().toISOString();
  // An account that is enabled again starts without sessions: one may have been opened while disabling it.
  for (const { id } of accounts.filter(isSwitched)) {
    await revokeSessions(db, { accountId: id }, now);
  }
};

const losesSa = ({ before, after }: AppliedChange) =>
  isReachableSa(before) && !isReachableSa(after);

const isReachableSa = (copy: AppliedChange['after']) =>
  copy !== undefined && covers(copy.row.role as Role, 'SA') && copy.row.disabledAt === null;

const isPromotedOrSwitched = (change: AppliedChange) =>
  isSwitched(change) || (change.before && change.before.row.role !== change.after?.row.role);

/** Whether the account was disabled or enabled. */
export const isSwitched = ({ before, after }: AppliedChange) =>
  before && after && (before.row.disabledAt === null) !== (after.row.disabledAt === null);
