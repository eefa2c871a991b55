import { describe, expect, it } from 'vitest';
import type { AppliedChange } from '../../records/write/unit-of-work.ts';
import type { Snapshot, Row } from '../../records/declare/record.ts';
import { noticesOf } from './notifications-reactions.ts';
import { openAccess } from '../../testing/open-access.ts';

const CALLER = 'caller';
const copy = (row: Row, parts: Snapshot['parts'] = {}): Snapshot => ({ row, parts, links: {} });

/** Returns a change of the record `r1`. */
const changeOf = (kind: string, before?: Snapshot, after?: Snapshot): AppliedChange => ({
  record: { kind, table: 'accounts', title: 'title', access: openAccess },
  id: 'r1',
  before,
  after,
});
const told = (change: AppliedChange, callerId: string | undefined = CALLER) =>
  noticesOf([change], callerId).map(({ to }) => to);

describe('a message', () => {
  const message = copy({ accountId: 'ana', senderName: 'Zé', subject: 'Potes' });

  it('tells the owner of the inbox that somebody else wrote', () => {
    expect(noticesOf([changeOf('Message', undefined, message)], CALLER)).toEqual([
      {
        to: ['ana'],
        heading: 'Message',
        iconName: 'chat',
        iconColor: 'primary',
        code: 'MESSAGE_RECEIVED',
        title: 'New message from Zé',
        sender: 'Zé',
        subtitle: 'Potes',
        path: '/inbox?message=r1',
        recordKind: 'Message',
        recordId: 'r1',
      },
    ]);
  });

  it('tells of one that the gateway itself made', () => {
    expect(noticesOf([changeOf('Message', undefined, message)])).toHaveLength(1);
  });

  it.each<[what: string, change: AppliedChange, callerId: string]>([
    ['the owner’s own', changeOf('Message', undefined, message), 'ana'],
    ['one that was changed', changeOf('Message', message, message), CALLER],
    ['one that was deleted', changeOf('Message', message), CALLER],
  ])('tells nobody of %s', (_what, change, callerId) => {
    expect(told(change, callerId)).toEqual([]);
  });
});

describe('a deal', () => {
  const deal = (stage: string, ownerId: string | null = 'ana') =>
    copy({ stage, ownerId, title: 'Enxoval' });

  it('tells its owner when it is won', () => {
    expect(noticesOf([changeOf('Deal', deal('proposal'), deal('won'))], CALLER)).toEqual([
      {
        to: ['ana'],
        heading: 'Alert',
        iconName: 'trophy',
        iconColor: 'green',
        code: 'DEAL_WON',
        title: 'Deal won',
        sender: null,
        subtitle: 'Enxoval',
        path: '/vendas/r1',
        recordKind: 'Deal',
        recordId: 'r1',
      },
    ]);
  });

  it('tells every SA account when it has no owner', () => {
    expect(told(changeOf('Deal', deal('lead', null), deal('won', null)))).toEqual([
      'every SA account',
    ]);
  });

  it.each<[what: string, before: Snapshot | undefined, after: Snapshot | undefined, to: unknown]>([
    ['is made as won', undefined, deal('won'), [['ana']]],
    ['stays won', deal('won'), deal('won', 'zé'), []],
    ['is lost', deal('proposal'), deal('lost'), []],
    ['is deleted', deal('won'), undefined, []],
  ])('that %s', (_what, before, after, to) => {
    expect(told(changeOf('Deal', before, after))).toEqual(to);
  });
});

describe('a product', () => {
  const product = (totalUnit: number, stockThreshold = 10) =>
    copy({ totalUnit, stockThreshold, title: 'Headset Maré' });

  it('tells every SA account when its stock falls to its threshold', () => {
    expect(noticesOf([changeOf('Product', product(11), product(10))], CALLER)).toEqual([
      {
        to: 'every SA account',
        heading: 'Alert',
        iconName: 'package',
        iconColor: 'error',
        code: 'STOCK_LOW',
        title: 'Stock is low',
        sender: null,
        subtitle: 'Headset Maré: 10',
        path: '/produtos/r1',
        recordKind: 'Product',
        recordId: 'r1',
      },
    ]);
  });

  it.each<[what: string, before: Snapshot | undefined, after: Snapshot | undefined, count: number]>(
    [
      ['whose threshold rises to its stock', product(12), product(12, 12), 1],
      ['above its threshold', product(12), product(11), 0],
      ['that was short already', product(9), product(8), 0],
      ['that is filled up', product(9), product(100), 0],
      ['that is new', undefined, product(0), 0],
      ['that is deleted', product(9), undefined, 0],
    ],
  )('%s', (_what, before, after, count) => {
    expect(told(changeOf('Product', before, after))).toHaveLength(count);
  });
});

describe('a card', () => {
  const card = (...ids: string[]) =>
    copy(
      { title: 'Fotografar' },
      { cardMembers: ids.map((memberId) => ({ cardId: 'r1', memberId })) },
    );

  it('tells a member whom it was assigned to', () => {
    expect(noticesOf([changeOf('Card', card('ana'), card('ana', 'zé'))], CALLER)).toEqual([
      {
        to: ['zé'],
        heading: 'Alert',
        iconName: 'clipboard',
        iconColor: 'secondary',
        code: 'CARD_ASSIGNED',
        title: 'A card was assigned to you',
        sender: null,
        subtitle: 'Fotografar',
        path: '/boards?card=r1',
        recordKind: 'Card',
        recordId: 'r1',
      },
    ]);
  });

  it.each<[what: string, before: Snapshot | undefined, after: Snapshot | undefined, to: unknown]>([
    ['is made with members', undefined, card('ana', 'zé'), [['ana', 'zé']]],
    ['the caller takes', card(), card(CALLER), []],
    ['the caller takes with another', card(), card(CALLER, 'zé'), [['zé']]],
    ['loses a member', card('ana', 'zé'), card('ana'), []],
    ['is changed in other ways', card('ana'), card('ana'), []],
    ['has no members', copy({}), copy({}), []],
    ['is deleted', card('ana'), undefined, []],
  ])('that %s', (_what, before, after, to) => {
    expect(told(changeOf('Card', before, after))).toEqual(to);
  });
});

describe('several changes', () => {
  it('are told of one by one, and those of other records not at all', () => {
    const won = changeOf('Deal', undefined, copy({ stage: 'won', ownerId: 'ana', title: 'a' }));
    const other = changeOf('Invoice', undefined, copy({ stage: 'won', ownerId: 'ana' }));
    expect(noticesOf([won, other, won], CALLER).map(({ to }) => to)).toEqual([['ana'], ['ana']]);
  });
});
