import { PostgresAdapter, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetOtherServers } from '../../database/commit-order.ts';
import { newId } from '../../database/new-id.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createChange } from '../write/changes.ts';
import { commit } from '../write/commit.ts';
import { recordOf } from '../declare/declared-record.ts';
import { declarationOf } from '../declarations.ts';
import { newRow } from '../write/from-input.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const latest = async () =>
  (await gateway.graphql('{ latestActivity }', {}, token)).data!.latestActivity as string | null;

const isPostgres = () => gateway.store.db.getExecutor().adapter instanceof PostgresAdapter;

const reasons = recordOf(declarationOf('LossReason'));

/** Makes a reason in a transaction that is open until `end`, its activity already written. */
async function makeReason(name: string) {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let written!: () => void;
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const waitAtEnd = async () => {
    written();
    await ended;
  };
  const row = { ...newRow(declarationOf('LossReason'), { name }), id: newId() };
  const committed = commit(
    { db: gateway.store.db, reactions: [waitAtEnd] },
    async ({ activityId, write }) => {
      await write([createChange(reasons, { row })]);
      return activityId;
    },
  );
  await Promise.race([isWritten, committed]);
  return async () => {
    end();
    return committed;
  };
}

/** Transactions of other databases on the server, such as the migrations of other tests, hold it back while they run. */
const comesTo = (id: string) => vi.waitFor(async () => expect(await latest()).toBe(id), 45_000);

async function numberOf(id: string) {
  const row = await gateway.store.db
    .selectFrom('activities')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.number;
}

const FEED = 'query ($after: String) { changes(after: $after) { nodes { id } cursor } }';

async function changesAfter(after?: string) {
  const { data } = await gateway.graphql(FEED, { after }, token);
  return data!.changes as { nodes: { id: string }[]; cursor: string };
}

describe('who follows the feed of changes', () => {
  it('reads each change once, one with a lower number that commits later, too', async () => {
    const { cursor } = await changesAfter();
    const endFirst = await makeReason('Concorrência');
    // SQLite runs one transaction at a time.
    if (!isPostgres()) await endFirst();
    await (
      await makeReason('Distância')
    )();
    const early = await changesAfter(cursor);
    if (isPostgres()) expect(early.nodes).toEqual([]);
    await endFirst();
    const seen = [...early.nodes];
    let at = early.cursor;
    await vi.waitFor(async () => {
      const { nodes, cursor: next } = await changesAfter(at);
      seen.push(...nodes);
      at = next;
      expect(seen).toHaveLength(2);
    }, 45_000);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(2);
    expect((await changesAfter(at)).nodes).toEqual([]);
  });
});

describe('who follows the latest activity', () => {
  it('sees another one after each change', async () => {
    for (const name of ['Preço', 'Prazo']) await comesTo(await (await makeReason(name))());
  });

  it('is not past a change with a lower number that commits later', async () => {
    // SQLite runs one transaction at a time.
    if (!isPostgres()) return;
    const before = await latest();
    const endFirst = await makeReason('Concorrente');
    const endSecond = await makeReason('Estoque');
    const second = await endSecond();
    expect(await latest()).toBe(before);
    const first = await endFirst();
    expect(await numberOf(first)).toBeLessThan(await numberOf(second));
    await comesTo(second);
  });

  it('sees the one that ends first while a later one still runs', async () => {
    if (!isPostgres()) return;
    const endFirst = await makeReason('Frete');
    const endSecond = await makeReason('Atendimento');
    await comesTo(await endFirst());
    await comesTo(await endSecond());
  });
});

it('a store that was copied from another server is followed, too', async () => {
  const { db } = gateway.store;
  const far = 2 ** 50;
  const id = await (await makeReason('Distância'))();
  if (isPostgres()) await sql`update activities set txid = ${far} where id = ${id}`.execute(db);
  const { cursor } = await changesAfter();
  if (isPostgres()) await sql`update record_changes set txid = ${far}`.execute(db);
  await forgetOtherServers(db);
  await comesTo(await (await makeReason('Cor'))());
  if (!isPostgres()) return;
  const { errors } = await gateway.graphql(FEED, { after: cursor }, token);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'GONE' });
  const next = (await changesAfter()).cursor;
  await (
    await makeReason('Tamanho')
  )();
  await vi.waitFor(async () => expect((await changesAfter(next)).nodes).toHaveLength(1), 45_000);
});
