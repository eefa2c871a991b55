import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { PRESENT_FOR_MS } from '../../config/limits.ts';
import type { ChatStatus } from '../../graphql/generated/resolvers.ts';
import type { Condition, FilterReading } from '../../records/declare/record.ts';

/** Selects accounts with an open session that was used lately; a disabled one is never there. */
function presentIds() {
  const now = Date.now();
  const [since, at] = [now - PRESENT_FOR_MS, now].map((time) => new Date(time).toISOString());
  return sql<string>`select account_id from sessions
    join accounts on accounts.id = account_id and disabled_at is null
    where revoked_at is null and expires_at > ${at} and coalesce(seen_at, sessions.created_at) > ${since}`;
}

export async function statusByContactIds(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ChatStatus>> {
  const { rows } = await sql<{ id: string }>`select id from accounts
    where id in (${sql.join(ids)}) and id in (${presentIds()})`.execute(db);
  const present = new Set(rows.map(({ id }) => id));
  return new Map(ids.map((id) => [id, present.has(id) ? 'online' : 'offline']));
}

export const hasStatus = (eb: FilterReading['eb'], status: ChatStatus): Condition =>
  eb('id', status === 'online' ? 'in' : 'not in', sql<string>`(${presentIds()})`);
