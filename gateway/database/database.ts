import type { Kysely } from 'kysely';

/** Each `*.table.ts` adds its own table by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the domains
export interface Database {}

export type Db = Kysely<Database>;

export interface Store {
  db: Db;
  dbFor: DbFor;
  engine: 'SQLite' | 'PostgreSQL';
  /** Bounds the time of each query, in milliseconds, from now on; only where queries can be stopped. */
  boundQueries: (longestMs: number) => void;
  /** Counts the connections of the pool, where the engine has one. */
  connections?: (() => { open: number; idle: number; waiting: number }) | undefined;
  /** Hears what processes that share the store tell each other, where the engine carries it. */
  listen?: ((channel: string, onTold: () => void) => Listening) | undefined;
  close(): Promise<void>;
}

export interface Listening {
  /** Tells all that listen, this process too; told several times at once, they hear it once. */
  tell: () => void;
  stop: () => Promise<void>;
}

/** Returns the store for one operation; `check` runs before each query, and throws to stop the operation. */
export type DbFor = (check: () => void) => Db;
