import { covers } from '../../records/access.ts';
import type { Reaction, AppliedChange } from '../../records/write/unit-of-work.ts';
import { createChange } from '../../records/write/changes.ts';
import { newId } from '../../database/new-id.ts';
import type { Snapshot, Row } from '../../records/declare/record.ts';
import { type NotificationCode, titleOf } from './notification-titles.ts';
import { reachableAccounts } from './notifications.store.ts';
import { notificationRecord } from './notifications.record.ts';
import type { NotificationRow } from '../../records/generated/rows.ts';

const EVERY_SA = 'every SA account';

interface Happened {
  before: Snapshot | undefined;
  after: Snapshot;
  callerId: string | undefined;
}

interface Rule extends Pick<NotificationRow, 'heading' | 'iconName' | 'iconColor'> {
  kind: string;
  code: NotificationCode;
  /** Returns ids of the accounts to tell; deleted and disabled ones are skipped. */
  tells: (happened: Happened) => readonly string[] | typeof EVERY_SA;
  sender?: (row: Row) => string;
  subtitle: (row: Row) => string;
  path: (id: string, row: Row) => string;
  /** Returns the record whose page shows it, where it is another one. */
  shownWith?: (id: string, row: Row) => ReturnType<typeof hostOf> & { noteId: string };
}

const rules: readonly Rule[] = [
  {
    kind: 'Message',
    code: 'MESSAGE_RECEIVED',
    heading: 'Message',
    iconName: 'chat',
    iconColor: 'primary',
    tells({ before, after: { row }, callerId }) {
      const ownerId = text(row.accountId);
      return before || ownerId === callerId ? [] : [ownerId];
    },
    sender: ({ senderName }) => text(senderName),
    subtitle: ({ subject }) => text(subject),
    path: (id) => `/inbox?message=${encodeURIComponent(id)}`,
  },
  {
    kind: 'Deal',
    code: 'DEAL_WON',
    heading: 'Alert',
    iconName: 'trophy',
    iconColor: 'green',
    tells({ before, after: { row } }) {
      if (row.stage !== 'won' || before?.row.stage === 'won') return [];
      return row.ownerId == null ? EVERY_SA : [text(row.ownerId)];
    },
    subtitle: ({ title }) => text(title),
    path: (id) => `/vendas/${encodeURIComponent(id)}`,
  },
  {
    kind: 'Product',
    code: 'STOCK_LOW',
    heading: 'Alert',
    iconName: 'package',
    iconColor: 'error',
    tells: ({ before, after }) =>
      before && !isShort(before.row) && isShort(after.row) ? EVERY_SA : [],
    subtitle: ({ title, totalUnit }) => `${text(title)}: ${Number(totalUnit)}`,
    path: (id) => `/produtos/${encodeURIComponent(id)}`,
  },
  {
    kind: 'Card',
    code: 'CARD_ASSIGNED',
    heading: 'Alert',
    iconName: 'clipboard',
    iconColor: 'secondary',
    tells({ before, after, callerId }) {
      const had = new Set(membersOf(before));
      return membersOf(after).filter((id) => !had.has(id) && id !== callerId);
    },
    subtitle: ({ title }) => text(title),
    path: (id) => `/boards?card=${encodeURIComponent(id)}`,
  },
  {
    kind: 'Note',
    code: 'MENTIONED',
    heading: 'Alert',
    iconName: 'mention',
    iconColor: 'primary',
    tells({ before, after, callerId }) {
      const had = new Set(mentionedIn(before));
      return mentionedIn(after).filter((id) => !had.has(id) && id !== callerId);
    },
    sender: ({ accountName }) => text(accountName),
    // The text is read from the note, so that no copy of it outlives the note.
    subtitle: () => '',
    path: (_id, row) => hostOf(row).path,
    shownWith: (noteId, row) => ({ noteId, ...hostOf(row) }),
  },
];

type Notice = Omit<NotificationRow, 'id' | 'accountId' | 'timestamp'> & {
  to: readonly string[] | typeof EVERY_SA;
};

export function noticesOf(changes: readonly AppliedChange[], callerId?: string): Notice[] {
  return changes.flatMap(({ record, id, before, after }) =>
    rules
      .filter(({ kind }) => kind === record.kind)
      .flatMap(({ kind, tells, sender: senderOf, subtitle, path, shownWith, ...look }) => {
        const to = after ? tells({ before, after, callerId }) : [];
        if (!after || to.length === 0) return [];
        const { row } = after;
        const sender = senderOf?.(row) ?? null;
        const title = titleOf(look.code, sender);
        const words = { title, sender, subtitle: subtitle(row), path: path(id, row) };
        const about = shownWith?.(id, row) ?? { recordKind: kind, recordId: id };
        return [{ ...look, ...words, ...about, to }];
      }),
  );
}

/** Tells of changes; what an undo brings back was told before. */
export const notify: Reaction = async (unit, changes, { caller }) => {
  const { db, isRestore, writeWithoutHistory } = unit;
  const notices = isRestore ? [] : noticesOf(changes, caller?.account.id);
  if (notices.length === 0) return;
  const timestamp = new Date().toISOString();
  const accounts = await reachableAccounts(
    db,
    notices.flatMap(({ to }) => (to === EVERY_SA ? [] : to)),
  );
  const made = notices.flatMap(({ to, ...notice }) =>
    accounts
      .filter(({ id, role }) => (to === EVERY_SA ? covers(role, 'SA') : to.includes(id)))
      .map(({ id }) => ({ ...notice, id: newId(), accountId: id, timestamp })),
  );
  await writeWithoutHistory(made.map((row) => createChange(notificationRecord, { row })));
};

function isShort({ totalUnit, stockThreshold }: Row): boolean {
  return Number(totalUnit) <= Number(stockThreshold);
}

function membersOf(card: Snapshot | undefined): string[] {
  return (card?.parts.cardMembers ?? []).map(({ memberId }) => text(memberId));
}

const mentionedIn = (note: Snapshot | undefined): string[] =>
  (note?.parts.noteMentions ?? []).map(({ accountId }) => text(accountId));

/** Returns the record that a note is on, and its address, which the client leads to the page of its kind. */
export function hostOf({ recordKind, recordId }: Row) {
  const [kind, id] = [text(recordKind), text(recordId)];
  return { recordKind: kind, recordId: id, path: `/record/${kind}/${encodeURIComponent(id)}` };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
