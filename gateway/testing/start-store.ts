import { once } from 'node:events';
import type { KyselyPlugin } from 'kysely';
import { domains } from '../server/domains.ts';
import type { Store } from '../database/database.ts';
import { openStore } from '../database/open-store.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../server/seeding.ts';
import { SEEDED_AT } from './seeded-at.ts';

/** A start in a process of its own, because SQLite blocks while it waits for a lock. Begins when told to. */
process.stdout.write('ready');
await once(process.stdin, 'data');
const [url = '', killedMigrating, killedSeeding] = process.argv.slice(2);
const store = await openStore(url);
await migrate(killedBefore(killedMigrating));
await seed(killedBefore(killedSeeding), domains, { moment: SEEDED_AT });
await store.close();
process.exit();

/** The first statement is 1; at none when there is no such number. */
function killedBefore(statement: string | undefined): Store {
  let statements = 0;
  const killing: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      if (statements === Number(statement)) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...store, db: store.db.withPlugin(killing) };
}
