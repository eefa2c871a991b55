import { PostgresAdapter, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listening } from '../database/listening.ts';
import { newId } from '../database/new-id.ts';
import { insertRecordChanges } from '../records/feed/feed.store.ts';
import { tellCommitted } from '../records/feed/committed.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { type Committed, type Follower, followerOf } from './follower.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
});
afterAll(() => gateway.stop());

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const isPostgres = () => gateway.store.db.getExecutor().adapter instanceof PostgresAdapter;

/** Writes to the feed as another gateway does, of whose commit nobody here tells. */
async function writeElsewhere(): Promise<string> {
  const recordId = newId();
  const shared = { activityId: null, accountId: null, at: new Date().toISOString() };
  const about = { kind: 'Card', recordId, version: 1, action: 'created' as const };
  await insertRecordChanges(gateway.store.db, shared, [
    { ...about, ownerId: null, hostKind: null },
  ]);
  return recordId;
}

function started(): Follower {
  const follower = followerOf(gateway.store, gateway.app.log);
  ends.push(() => follower.stop());
  return follower;
}

async function followed(follower = started()) {
  const told: Committed[] = [];
  const { end } = await follower.follow((committed) => told.push(committed));
  ends.push(end);
  return { ids: () => told.flatMap(({ changes }) => changes.map(({ recordId }) => recordId)), end };
}

describe('who follows the feed', () => {
  it('hears of a commit of which nobody told', async () => {
    const { ids } = await followed();
    const id = await writeElsewhere();
    await vi.waitFor(() => expect(ids()).toEqual([id]), 10_000);
  });

  it('hears of each change once, however many follow and however often commits are told of', async () => {
    const follower = started();
    const all = [await followed(follower), await followed(follower)];
    const written: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      written.push(await writeElsewhere());
      tellCommitted();
    }
    for (const { ids } of all) await vi.waitFor(() => expect(ids()).toEqual(written), 10_000);
  });

  it('hears nothing after it has left, and from then on when it comes back', async () => {
    const follower = started();
    const first = await followed(follower);
    first.end();
    await writeElsewhere();
    const second = await followed(follower);
    const id = await writeElsewhere();
    await vi.waitFor(() => expect(second.ids()).toEqual([id]), 10_000);
    expect(first.ids()).toEqual([]);
  });
});

describe('gateways over one PostgreSQL', () => {
  function heard() {
    const onTold = vi.fn();
    const { databaseUrl } = gateway.services.config;
    const between = listening(databaseUrl, { channel: 'record_changes', onTold });
    ends.push(() => between.stop());
    return { onTold, between };
  }

  it('hear what one of them tells', async () => {
    if (!isPostgres()) return;
    const [one, other] = [heard(), heard()];
    for (const { onTold } of [one, other])
      await vi.waitFor(() => expect(onTold).toHaveBeenCalled());
    other.onTold.mockClear();
    one.between.tell();
    await vi.waitFor(() => expect(other.onTold).toHaveBeenCalled());
  });

  it('listen again after their connection was lost', async () => {
    if (!isPostgres()) return;
    const { onTold, between } = heard();
    await vi.waitFor(() => expect(onTold).toHaveBeenCalled());
    onTold.mockClear();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen record_changes' and datname = current_database()`.execute(
      gateway.store.db,
    );
    await vi.waitFor(() => expect(onTold).toHaveBeenCalled(), 10_000);
    onTold.mockClear();
    between.tell();
    await vi.waitFor(() => expect(onTold).toHaveBeenCalled());
  });
});
