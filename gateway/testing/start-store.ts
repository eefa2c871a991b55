import { once } from 'node:events';
import { domains } from '../server/domains.ts';
import { openStore } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../server/seeding.ts';
import { SEEDED_AT } from './seeded-at.ts';

/** A start in a process of its own, because SQLite blocks while it waits for a lock. Begins when told to. */
process.stdout.write('ready');
await once(process.stdin, 'data');
const store = await openStore(process.argv[2]!);
await migrate(store);
await seed(store, domains, { moment: SEEDED_AT });
await store.close();
process.exit();
