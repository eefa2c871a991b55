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
  path: (id: string) => string;
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
];

type Notice = Omit<NotificationRow, 'id' | 'accountId' | 'timestamp'> & {
  to: readonly string[] | typeof EVERY_SA;
};

export function noticesOf(changes: readonly AppliedChange[], callerId?: string): Notice[] {
  return changes.flatMap(({ record, id, before, after }) =>
    rules
      .filter(({ kind }) => kind === record.kind)
      .flatMap(({ kind: _kind, tells, sender: senderOf, subtitle, path, ...look }) => {
        const to = after ? tells({ before, after, callerId }) : [];
        if (!after || to.length === 0) return [];
        const sender = senderOf?.(after.row) ?? null;
        const title = titleOf(look.code, sender);
        const words = { title, sender, subtitle: subtitle(after.row), path: path(id) };
        return [{ ...look, ...words, recordKind: record.kind, recordId: id, to }];
      }),
  );
}

export const notify: Reaction = async ({ db, writeWithoutHistory }, changes, { caller }) => {
  const notices = noticesOf(changes, caller?.account.id);
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

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
