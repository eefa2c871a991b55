import { cardRecord } from '../gateway/domains/boards/boards.record.ts';
import type { AccountRow } from '../gateway/domains/accounts/accounts.table.ts';
import { dealRecord } from '../gateway/domains/deals/deals.record.ts';
import { messageRecord } from '../gateway/domains/messages/messages.record.ts';
import { noticesOf } from '../gateway/domains/notifications/notifications-reactions.ts';
import type { NotificationRow } from '../gateway/records/generated/rows.ts';
import { productRecord } from '../gateway/domains/products/products.record.ts';
import type { AppliedChange } from '../gateway/records/write/unit-of-work.ts';
import type { Row } from '../gateway/records/declare/record.ts';
import { SA_ID } from './accounts.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';

const DAYS_BACK = 3;
/** The most notifications of each kind. */
const MESSAGES = 3;
const DEALS = 1;
const PRODUCTS = 1;
const CARDS = 2;

interface News extends Omit<AppliedChange, 'before' | 'after'> {
  at: string;
  before?: Row;
  after: Row;
  parts?: Rows;
}

interface Told extends SeedOptions {
  account: Pick<AccountRow, 'id' | 'role'>;
}

/**
 * Returns each account's notifications about the other demo data of the last days, in the gateway's own words, newest
 * first.
 */
export function makeNotifications(options: SeedOptions): Rows {
  const accounts = options.made.accounts ?? [];
  return { notifications: accounts.flatMap((account) => toldTo({ ...options, account })) };
}

function toldTo(told: Told): NotificationRow[] {
  const { id: accountId } = told.account;
  const news = [newMessages, wonDeals, lowStock, assignedCards].flatMap((make) => make(told));
  return newest(news, ({ at }) => at).flatMap(({ at, before, after, parts, ...change }, index) => {
    const copyOf = (row: Row) => ({
      row,
      parts: (parts ?? {}) as Record<string, Row[]>,
      links: {},
    });
    const copies = { before: before && copyOf(before), after: copyOf(after) };
    return noticesOf([{ ...change, ...copies }]).map(({ to: _to, ...notice }) => ({
      id: seedId(accountId === SA_ID ? 'notifications' : `notifications/${accountId}`, index),
      accountId,
      ...notice,
      timestamp: at,
    }));
  });
}

const newest = <Item>(items: readonly Item[], atOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => (atOf(one) < atOf(other) ? 1 : -1));

function newMessages({ made, scale, account }: Told): News[] {
  const own = (made.messages ?? []).filter(
    ({ accountId, folder, isRead }) =>
      accountId === account.id && folder === 'inbox' && isRead === 0,
  );
  return newest(own, ({ date }) => date)
    .slice(0, MESSAGES * scale)
    .map((after) => ({ record: messageRecord, id: after.id, at: after.date, after: { ...after } }));
}

function wonDeals({ made, scale, account }: Told): News[] {
  const own = (made.deals ?? []).filter(
    ({ stage, ownerId }) => stage === 'won' && ownerId === account.id,
  );
  return newest(own, ({ stageChangedAt }) => stageChangedAt)
    .slice(0, DEALS * scale)
    .map((after) => ({
      ...{ record: dealRecord, id: after.id, at: after.stageChangedAt, after: { ...after } },
      before: { ...after, stage: 'negotiation' },
    }));
}

/** Returns the news of products with low stock, which only SA accounts are told of. */
function lowStock({ made, scale, random, today, account }: Told): News[] {
  if (account.role !== 'SA') return [];
  return (made.products ?? [])
    .filter(({ totalUnit, stockThreshold }) => totalUnit <= stockThreshold)
    .slice(0, PRODUCTS * scale)
    .map((after) => ({
      ...{ record: productRecord, id: after.id, after: { ...after } },
      at: today.ago(random.next() * DAYS_BACK),
      before: { ...after, totalUnit: after.stockThreshold + 1 },
    }));
}

function assignedCards({ made, scale, random, today, account }: Told): News[] {
  const own = (made.cardMembers ?? []).filter(({ memberId }) => memberId === account.id);
  const cards = new Map((made.cards ?? []).map((card) => [card.id, card]));
  return own.slice(0, CARDS * scale).map((member) => ({
    ...{ record: cardRecord, id: member.cardId, after: { ...cards.get(member.cardId)! } },
    at: today.ago(random.next() * DAYS_BACK),
    parts: { cardMembers: [member] },
  }));
}
