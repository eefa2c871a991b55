import { updateChange } from '../../records/write/changes.ts';
import type { Reaction, AppliedChange } from '../../records/write/unit-of-work.ts';
import { declarations } from '../../records/declarations.ts';
import type { Snapshot } from '../../records/declare/record.ts';
import { notificationRecord } from './notifications.record.ts';
import { hostOf } from './notifications-reactions.ts';
import { notificationsAbout } from './notifications.store.ts';

interface Mark {
  accountId: string;
  isRead: boolean;
  /** Ids of further records that were read together with this one. */
  with?: readonly string[];
}

/** Reads from a record itself who has read it, by the record's kind. */
const marksOf: Readonly<Record<string, (copy: Snapshot) => Mark[]>> = {
  Message: ({ row }) => [{ accountId: String(row.accountId), isRead: row.isRead === 1 }],
  // New messages of others are news of their own and bring back no old one. The page of a room has its contact's id.
  Chat: ({ parts: { chatMembers = [] } }) =>
    chatMembers
      .filter(({ unread }) => unread === 0)
      .map(({ contactId }) => ({
        accountId: String(contactId),
        isRead: true,
        with: chatMembers.map((other) => String(other.contactId)),
      })),
};

/**
 * Clears notifications in the transaction that reads, deletes, moves or restores what they are about, so that all who
 * look agree.
 */
export const clearNotifications: Reaction = async (unit, recorded) => {
  const all = [...recorded, ...unit.unrecordedChanges()];
  const changes = all.filter(({ record }) => record.kind !== notificationRecord.kind);
  const [had, have] = [recordsIn(changes, 'before'), recordsIn(changes, 'after')];
  const gone = difference(had, have);
  const back = unit.isRestore ? difference(have, had) : new Set<string>();
  const marks = new Map(changes.flatMap(changedMarks));
  const moved = new Map(changes.flatMap(movedNotes));
  const keys = [...gone, ...back, ...marks.keys()].map((key) => key.split(' ')[1]!);
  const ids = new Set([...keys, ...moved.keys()]);
  if (ids.size === 0) return;
  const now = new Date().toISOString();
  const rows = new Map<string, object>();
  for (const { id, accountId, noteId, ...about } of await notificationsAbout(unit.db, [...ids])) {
    const key = keyOf(about.recordKind, about.recordId!);
    const isRead = marks.get(`${key} ${accountId}`);
    const subject = noteId ? mentionKey(noteId, accountId) : key;
    const row = {
      ...(noteId && moved.get(noteId)),
      ...(gone.has(subject) && { goneAt: now }),
      ...(back.has(subject) && { goneAt: null }),
      ...(isRead !== undefined && { readAt: isRead ? now : null }),
    };
    if (Object.keys(row).length > 0) rows.set(id, row);
  }
  const there = await unit.lock(notificationRecord, [...rows.keys()]);
  await unit.writeWithoutHistory(
    [...there.keys()].map((id) =>
      updateChange(notificationRecord, { id }, () => ({ row: rows.get(id)! })),
    ),
  );
};

/**
 * Returns the key of a record; it has no kind for notifications that know only the id. Neither kinds nor ids hold
 * spaces.
 */
const keyOf = (kind: string | null | undefined, id: string) =>
  `${kind ?? ''} ${id.replaceAll(' ', '+')}`;

const mentionKey = (noteId: string, accountId: string) => `${keyOf('Note', noteId)} ${accountId}`;

const bothKeys = (kind: string, id: string) => [keyOf(kind, id), keyOf(undefined, id)];

const kindsByTable = new Map([...declarations.values()].map(({ kind, many }) => [many, kind]));

/** Records that are parts of others, as the cards of a column, come and go with those, and so do mentions in a note. */
function recordsIn(changes: readonly AppliedChange[], state: 'before' | 'after'): Set<string> {
  const keys = changes.flatMap(({ record, id, [state]: copy }) => {
    if (!copy) return [];
    const parts = Object.entries(copy.parts).flatMap(([table, rows]) => {
      const kind = kindsByTable.get(table);
      return kind ? rows.flatMap((row) => bothKeys(kind, String(row.id))) : [];
    });
    const mentioned = (copy.parts.noteMentions ?? []).map(({ accountId }) =>
      mentionKey(id, String(accountId)),
    );
    return [...bothKeys(record.kind, id), ...parts, ...mentioned];
  });
  return new Set(keys);
}

const difference = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...some].filter((key) => !others.has(key)));

/** A merge moves notes to another record, which their notifications are about from then on. */
const movedNotes = ({ record, id, before, after }: AppliedChange) =>
  record.kind === 'Note' && before && after && before.row.recordId !== after.row.recordId
    ? [[id, hostOf(after.row)] as const]
    : [];

function changedMarks({ record: { kind }, id, before, after }: AppliedChange) {
  if (!before || !after) return [];
  const marks = marksOf[kind];
  const old = new Map(marks?.(before).map(({ accountId, isRead }) => [accountId, isRead]));
  return (marks?.(after) ?? [])
    .filter(({ accountId, isRead }) => old.get(accountId) !== isRead)
    .flatMap(({ accountId, isRead, with: others = [] }) =>
      [id, ...others]
        .flatMap((each) => bothKeys(kind, each))
        .map((key) => [`${key} ${accountId}`, isRead] as const),
    );
}
