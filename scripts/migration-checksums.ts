import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumOf } from '../gateway/database/checksums.ts';

const folder = join(import.meta.dirname, '../gateway/database/migrations');
const file = join(folder, 'checksums.json');

type Checksums = Record<string, string>;

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  const { checksums, refused } = renewed(committedChecksums(), currentChecksums(), process.argv);
  writeFileSync(file, `${JSON.stringify(checksums, null, 2)}\n`);
  for (const name of refused) process.stderr.write(`${refusalOf(name)}\n`);
  if (refused.length > 0) process.exitCode = 1;
}

/** Adds new migrations. One that was edited or removed is renewed only when it is named. */
export function renewed(committed: Checksums, current: Checksums, named: readonly string[]) {
  const isEdited = (name: string) => name in committed && committed[name] !== current[name];
  const names = Object.keys({ ...committed, ...current }).toSorted();
  const refused = names.filter((name) => isEdited(name) && !named.includes(name));
  const entries = names.flatMap((name) => {
    const checksum = refused.includes(name) ? committed[name] : current[name];
    return checksum ? [[name, checksum] as const] : [];
  });
  return { checksums: Object.fromEntries(entries), refused };
}

export function committedChecksums(): Checksums {
  return JSON.parse(readFileSync(file, 'utf8')) as Checksums;
}

/** Returns the checksums of the migration files as they are now. */
export function currentChecksums(): Checksums {
  const names = readdirSync(folder).filter((name) => /^\d{4}-.+\.ts$/.test(name));
  return Object.fromEntries(
    names
      .toSorted()
      .map((name) => [
        name.slice(0, -'.ts'.length),
        checksumOf(readFileSync(join(folder, name), 'utf8')),
      ]),
  );
}

function refusalOf(name: string): string {
  return `${name} was edited. A database on which it has run will refuse it: restore it and write a new migration. If it has not landed yet: npm run checksums -- ${name}`;
}
