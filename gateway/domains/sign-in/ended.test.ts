import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { daysAgo } from '../../formats/days.ts';
import { openStore } from '../../database/open-store.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { signIn } from './sign-in.ts';
import { accounts } from '../accounts/accounts.ts';

const removeEndedSessions = accounts.retentions![0]!.removeSome;
const removeEndedResets = signIn.retentions![0]!.removeSome;

const MANY = 1_200;
const [later, recently, longAgo] = [daysAgo(-1), daysAgo(29), daysAgo(31)];

let gateway: TestGateway;
let accountId: string;
beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  const { data } = await gateway.graphql('{ me { id } }', {}, await gateway.tokenFor('SA'));
  accountId = data?.me.id as string;
});
afterEach(() => gateway.stop());

const addSessions = (rows: { id: string; expiresAt: string; revokedAt: string | null }[]) =>
  gateway.store.db
    .insertInto('sessions')
    .values(rows.map((row) => ({ ...row, accountId, createdAt: longAgo })))
    .execute();
const sessionIds = async () =>
  (
    await gateway.store.db
      .selectFrom('sessions')
      .select('id')
      .where('createdAt', '=', longAgo)
      .execute()
  )
    .map(({ id }) => id)
    .toSorted();

describe('after 30 days', () => {
  it('a session that was ended or has expired is gone, and no other', async () => {
    await addSessions([
      { id: 'current', expiresAt: later, revokedAt: null },
      { id: 'expired', expiresAt: longAgo, revokedAt: null },
      { id: 'ended', expiresAt: later, revokedAt: longAgo },
      { id: 'expired recently', expiresAt: recently, revokedAt: null },
      { id: 'ended recently', expiresAt: later, revokedAt: recently },
    ]);
    expect(await removeEndedSessions(gateway.store.db, daysAgo(30))).toBe(false);
    expect(await sessionIds()).toEqual(['current', 'ended recently', 'expired recently']);
  });

  it('a password reset link that was used or has expired is gone, and no other', async () => {
    const { db } = gateway.store;
    const links = [
      { tokenHash: 'current', expiresAt: later, usedAt: null },
      { tokenHash: 'expired', expiresAt: longAgo, usedAt: null },
      { tokenHash: 'used', expiresAt: recently, usedAt: longAgo },
      { tokenHash: 'used recently', expiresAt: later, usedAt: recently },
    ];
    await db
      .insertInto('passwordResets')
      .values(links.map((link) => ({ ...link, accountId })))
      .execute();
    expect(await removeEndedResets(db, daysAgo(30))).toBe(false);
    const left = await db.selectFrom('passwordResets').select('tokenHash').execute();
    expect(left.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(['current', 'used recently']);
  });

  it('are 30 days whatever the history is kept for', () => {
    const retentions = [...accounts.retentions!, ...signIn.retentions!];
    const days = retentions.map((each) => each.days(gateway.services.config));
    expect(days).toEqual([30, 30, 30]);
  });
});

describe('many ended sessions', () => {
  beforeEach(() =>
    addSessions(
      Array.from({ length: MANY }, (_, at) => ({
        id: `session-${String(at).padStart(4, '0')}`,
        expiresAt: longAgo,
        revokedAt: null,
      })),
    ),
  );

  it('are removed in steps of 500', async () => {
    const left: number[] = [];
    for (let hasMore = true; hasMore; left.push((await sessionIds()).length)) {
      hasMore = await removeEndedSessions(gateway.store.db, daysAgo(30));
    }
    expect(left).toEqual([700, 200, 0]);
  });

  it.runIf(process.env.STORE === 'PostgreSQL')(
    'are removed by several gateways at once',
    async () => {
      const other = await openStore(gateway.services.config.databaseUrl);
      const removeAll = async (db: typeof other.db) => {
        while (await removeEndedSessions(db, daysAgo(30)));
      };
      await Promise.all([removeAll(gateway.store.db), removeAll(other.db)]);
      await other.close();
      expect(await sessionIds()).toEqual([]);
    },
  );
});
