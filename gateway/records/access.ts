import { forbidden, notFound, unauthenticated } from '../errors/errors.ts';
import { type Called, type Role, roles } from './caller.ts';
import {
  capitalNoun,
  type AccessGroup,
  type RecordAccess,
  type Row,
  type RecordMapping,
} from './declare/record.ts';

/** Access to records with an owner, for kinds that are not declared. */
export const signedInAccess: RecordAccess = { read: 'GUEST', write: 'GUEST', delete: 'GUEST' };

export type RecordAction = 'create' | 'update' | 'delete';

type Asking = Pick<Called, 'caller'>;
interface Records {
  records: ReadonlyMap<string, RecordMapping>;
}

type Accessed = Pick<RecordMapping, 'access' | 'owner' | 'author'>;

export const rolesIn = (group: AccessGroup): Role[] => roles.filter((role) => covers(role, group));

/** Whether the first role has all permissions of the second. */
export const covers = (role: Role, other: Role): boolean =>
  roles.indexOf(role) <= roles.indexOf(other);

export const isInGroup = ({ caller }: Asking, group: AccessGroup): boolean =>
  caller !== undefined && covers(caller.account.role, group);

export const lowerRole = (one: Role, other: Role): Role => (covers(other, one) ? one : other);

/** Whether every signed-in account can read all records of the kind. */
export const isReadByAll = ({ access, owner }: Accessed): boolean =>
  access.read === 'GUEST' && owner === undefined;

/** Tells whether the caller can read the row, or records of the kind when no row is given. */
export function mayRead(asking: Asking, { access, owner }: Accessed, row?: Row): boolean {
  const accountId = asking.caller?.account.id;
  if (access.isAccount && accountId !== undefined && row?.id === accountId) return true;
  return isInGroup(asking, access.read) && isOwn(owner, row, accountId);
}

/** Whether the caller can read the titles of records. */
export const mayReadTitle = (asking: Asking, record: Accessed, row?: Row): boolean =>
  isInGroup(asking, record.access.readTitle ?? record.access.read) &&
  isOwn(record.owner, row, asking.caller?.account.id);

/** Returns the kinds whose history the caller cannot read, for all records or for the record `recordId` alone. */
export function unreadableKinds(
  { caller, records }: Asking & Records,
  recordId?: string,
): string[] {
  const isSelf = recordId !== undefined && recordId === caller?.account.id;
  return [...records.values()]
    .filter(({ access }) => !isInGroup({ caller }, access.read) && !(access.isAccount && isSelf))
    .map(({ kind }) => kind);
}

/** Returns the kinds of business data that the caller cannot change. */
export const unwritableKinds = (asking: Asking & Records): string[] =>
  [...asking.records.values()]
    .filter((record) => !mayWrite(asking, record, { action: 'update' }))
    .map(({ kind }) => kind);

/** Returns the kinds of accounts, whose changes end sessions and cannot be undone like those of other records. */
export const accountKinds = ({ records }: Records): string[] =>
  [...records.values()].filter(({ access }) => access.isAccount).map(({ kind }) => kind);

export function mayWrite(
  asking: Asking,
  { access, owner, author }: Accessed,
  { action, row }: { action: RecordAction; row?: Row | undefined },
): boolean {
  const group = action === 'delete' ? access.delete : access.write;
  const accountId = asking.caller?.account.id;
  const isWritten = action === 'create' || isOwn(author, row, accountId);
  return isInGroup(asking, group) && isWritten && isOwn(owner, row, accountId);
}

const isOwn = (owner: string | undefined, row: Row | undefined, accountId: unknown) =>
  owner === undefined || row === undefined || row[owner] === accountId;

/** Throws Unauthenticated, or Forbidden for a caller outside the group. */
export function requireGroup({ caller, tokenProblem }: Called, group: AccessGroup): void {
  if (!caller) throw unauthenticated(tokenProblem);
  if (!isInGroup({ caller }, group)) throw forbidden();
}

/** Throws NotFound for a record of another owner, otherwise like `requireGroup`. */
export function requireRead(called: Called, record: RecordMapping, row?: Row): void {
  if (mayRead(called, record, row)) return;
  requireGroup(called, record.access.read);
  throw notFound(capitalNoun(record));
}

/** Throws NotFound for a record of another owner, Forbidden for that of another author, else like `requireGroup`. */
export function requireWrite(
  called: Called,
  record: RecordMapping,
  change: { action: RecordAction; row?: Row | undefined },
): void {
  if (mayWrite(called, record, change)) return;
  requireGroup(called, change.action === 'delete' ? record.access.delete : record.access.write);
  throw record.author === undefined ? notFound(capitalNoun(record)) : forbidden();
}
