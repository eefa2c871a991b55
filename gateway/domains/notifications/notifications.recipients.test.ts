import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { commit } from '../../records/write/commit.ts';
import type { AppliedChange } from '../../records/write/unit-of-work.ts';
import { notify } from './notifications-reactions.ts';
import { openAccess } from '../../testing/open-access.ts';

const LIST = `{
  notifications(first: 100) {
    nodes { id heading icon { name color } timestamp title subtitle path } totalCount
  }
}`;
const SEND = `mutation ($to: ID, $subject: String!, $message: String!) {
  createMessage(input: { to: $to, subject: $subject, message: $message }) { message { id } }
}`;

interface Page {
  nodes: { id: string }[];
  totalCount: number;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const run = (query: string, variables: object, as: string) => gateway.graphql(query, variables, as);
const list = async (as: string) => (await run(LIST, {}, as)).data?.notifications as Page;
const accountOf = async (as: string) =>
  (await run('{ me { id name } }', {}, as)).data?.me as { id: string; name: string };

describe('a message from somebody else', () => {
  it('is told to the owner of the inbox, in the words of the message, and leaves no record of its own', async () => {
    const [from, to] = [await gateway.tokenFor('EDITOR'), await gateway.tokenFor('GUEST')];
    const [sender, owner] = [await accountOf(from), await accountOf(to)];
    const message = { to: owner.id, subject: 'Potes de mel', message: 'Oi' };
    const { data } = await run(SEND, message, from);
    const messageId = data?.createMessage.message.id as string;
    const { nodes } = await list(to);
    expect(nodes).toEqual([
      {
        id: expect.any(String),
        heading: 'Message',
        icon: { name: 'chat', color: 'primary' },
        timestamp: expect.any(String),
        title: `New message from ${sender.name}`,
        subtitle: 'Potes de mel',
        path: `/inbox?message=${messageId}`,
      },
    ]);
    const records = await gateway.store.db
      .selectFrom('activityChanges')
      .select('kind')
      .where('recordId', 'in', [messageId, nodes[0]!.id])
      .execute();
    expect(records).toEqual([{ kind: 'Message' }]);
  });

  it('is not told when the account wrote it itself', async () => {
    const as = await gateway.tokenFor('GUEST');
    const { id } = await accountOf(as);
    await run(SEND, { subject: 'a', message: 'a' }, as);
    await run(SEND, { to: id, subject: 'a', message: 'a' }, as);
    expect((await list(as)).totalCount).toBe(0);
  });
});

describe('whom a change is told to', () => {
  const tell = (changes: readonly AppliedChange[]) => {
    const by = { db: gateway.store.db, reactions: [] };
    return commit(by, (unit) => notify(unit, changes, by));
  };
  const deals = { kind: 'Deal', table: 'storeFacts', title: 'name', access: openAccess } as const;

  it('is every SA account that is not disabled, when it is everyone’s business', async () => {
    const { db } = gateway.store;
    const there = await Promise.all(
      [await gateway.demoTokenFor('SA'), await gateway.tokenFor('SA')].map(accountOf),
    );
    await gateway.tokenFor('ADMIN');
    const gone = await accountOf(await gateway.tokenFor('SA'));
    const disabledAt = new Date().toISOString();
    await db.updateTable('accounts').set({ disabledAt }).where('id', '=', gone.id).execute();
    const after = { row: { stage: 'won', ownerId: null, title: 'Enxoval' }, parts: {}, links: {} };
    const change = { record: deals, id: 'won-1', before: undefined, after };
    await tell([change]);
    const rows = await db
      .selectFrom('notifications')
      .select('accountId')
      .where('path', '=', '/vendas/won-1')
      .execute();
    expect(rows.map(({ accountId }) => accountId).sort()).toEqual(there.map(({ id }) => id).sort());
  });

  it('is nobody who has no account, as a member of a board alone', async () => {
    const card = { kind: 'Card', table: 'storeFacts', title: 'name', access: openAccess } as const;
    const parts = { cardMembers: [{ cardId: 'card-1', memberId: 'no-account' }] };
    const after = { row: { title: 'Fotografar' }, parts, links: {} };
    const token = await gateway.demoTokenFor('SA');
    const before = await list(token);
    await tell([{ record: card, id: 'card-1', before: undefined, after }]);
    expect(await list(token)).toEqual(before);
  });
});
