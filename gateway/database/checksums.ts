import { createHash } from 'node:crypto';
import type { Migration } from 'kysely';
import type { Db } from './database.ts';

interface MigrationChecksumRow {
  name: string;
  /** The SHA-256 of the source when the migration ran, in hex. */
  checksum: string;
}

declare module './database.ts' {
  interface Database {
    migrationChecksums: MigrationChecksumRow;
  }
}

export interface Migrations {
  migrations: Readonly<Record<string, Migration>>;
  /** The migrations' checksums, by name. */
  checksums: Readonly<Record<string, string>>;
}

/** The migration that creates the table; it also stores the checksums of the migrations before it. */
export const FIRST_STORED = '0034-migration-checksums';

/** Returns the SHA-256 of a source, in hex, which is the same with either kind of line end. */
export const checksumOf = (source: string) =>
  createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex');

/** Returns the migrations so that each stores its checksum in the transaction that it runs in. */
export function storingChecksums({ migrations, checksums }: Migrations) {
  const names = Object.keys(migrations);
  for (const name of names) {
    if (!checksums[name]) throw new Error(`${name} has no checksum. Run: npm run checksums`);
  }
  const storing = names.map((name): [string, Migration] => {
    const stored = name === FIRST_STORED ? names.filter((each) => each <= name) : [name];
    const rows = stored.map((each) => ({ name: each, checksum: checksums[each]! }));
    return [name, name < FIRST_STORED ? migrations[name]! : thenStoring(migrations[name]!, rows)];
  });
  return Object.fromEntries(storing);
}

const thenStoring = ({ up }: Migration, rows: readonly MigrationChecksumRow[]): Migration => ({
  async up(db: Db) {
    await up(db);
    await db.insertInto('migrationChecksums').values(rows).execute();
  },
});

/** Throws when a migration is not the one that ran. Leaves a newer program's database to the migrator. */
export async function refuseEdited(db: Db, { checksums }: Migrations): Promise<void> {
  const stored = await db.selectFrom('migrationChecksums').selectAll().orderBy('name').execute();
  if (stored.some(({ name }) => !checksums[name])) return;
  const edited = stored.filter(({ name, checksum }) => checksums[name] !== checksum);
  if (edited.length === 0) return;
  const names = edited.map(({ name }) => name).join(', ');
  throw new Error(
    `DATABASE_URL names a database on which another version of ${names} has run. Restore the migration as it was and make the change in a new one.`,
  );
}
