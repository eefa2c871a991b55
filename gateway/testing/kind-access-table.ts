import type { Declaration } from '../records/declare/declaration.ts';
import type { RecordAccess } from '../records/declare/record.ts';

/** The roles that read, change and delete each kind, as the specification says; not taken from the SDL. */
export const kindAccess: Readonly<Record<string, string>> = {
  Attachment: 'GUEST GUEST GUEST',
  Board: 'GUEST EDITOR ADMIN',
  BoardColumn: 'GUEST EDITOR EDITOR',
  BoardLabel: 'GUEST EDITOR EDITOR',
  Card: 'GUEST EDITOR EDITOR',
  ChatContact: 'GUEST EDITOR ADMIN',
  ChatMessage: 'own',
  Company: 'GUEST SA SA',
  Customer: 'GUEST EDITOR ADMIN',
  Deal: 'GUEST EDITOR ADMIN',
  Event: 'GUEST EDITOR ADMIN',
  File: 'own',
  Invoice: 'GUEST EDITOR ADMIN',
  LossReason: 'GUEST ADMIN ADMIN',
  Message: 'own',
  Note: 'GUEST GUEST GUEST',
  Notification: 'own',
  Product: 'GUEST EDITOR ADMIN',
  Project: 'GUEST EDITOR ADMIN',
  Todo: 'own',
  TodoTag: 'own',
  User: 'GUEST ADMIN ADMIN',
  View: 'own',
  // These kinds are declared below.
  Salary: 'ADMIN SA SA',
  Tariff: 'EDITOR ADMIN SA',
};

/** Kinds that not everyone reads: the product has none. */
export const KINDS = `
"What someone earns."
type Salary @record(title: "person", read: ADMIN, write: SA, delete: SA) {
  "Whose it is."
  person: String! @sort @search
}

"What something costs."
type Tariff @record(title: "name", read: EDITOR, write: ADMIN, delete: SA) {
  "What it is called."
  name: String! @sort @search
}
`;

export const isSpecified = (kind: string) => kind in kindAccess;

/**
 * Returns who reads, changes and deletes records of a kind: as the table says, and for a kind that it does not name as
 * declared, which the guide's table of permissions prints.
 */
export function accessIn(declaration: Declaration): RecordAccess & { isOwn: boolean } {
  const { kind, owner, read, write, delete: remove } = declaration;
  const specified = kindAccess[kind];
  if (specified === undefined) {
    return { read, write, delete: remove, isOwn: owner !== undefined } as never;
  }
  const isOwn = specified === 'own';
  const [lowestRead, lowestWrite, lowestDelete] = (isOwn ? 'GUEST GUEST GUEST' : specified).split(
    ' ',
  ) as [never, never, never];
  return { read: lowestRead, write: lowestWrite, delete: lowestDelete, isOwn };
}
