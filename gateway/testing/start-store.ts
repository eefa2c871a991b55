import { once } from 'node:events';
import { domains } from '../domains.ts';
import { openStore } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { seed } from '../store/seeding.ts';
import { SEEDED_AT } from './seeded-at.ts';

/**
 * What every start does to the store, as a process of its own: it says that it is ready, and begins when
 * it is told to. SQLite holds up the whole process that waits for another's lock.
 */
process.stdout.write('ready');
await once(process.stdin, 'data');
const store = await openStore(process.argv[2]!);
await migrate(store);
await seed(store, domains, { moment: SEEDED_AT });
await store.close();
process.exit();
