import { createHash } from 'node:crypto';
import type { Database } from '../gateway/store/database.ts';
import type { Random } from './random.ts';
import type { Today } from './today.ts';

/** Rows by table, in the order in which they can be inserted. */
export type Rows = { [Table in keyof Database]?: Database[Table][] };

export interface SeedOptions {
  /** The domain's own source, so that one domain's data does not shift another's. */
  random: Random;
  /** How many times the demo data's size; 1 is the demo data itself. */
  scale: number;
  /** The rows of the domains that come before in the list of domains. */
  made: Rows;
  /** What has happened lies before it, what is planned is on it or after it. */
  today: Today;
}

/** The demo data of one domain: pure, for one day the same on every machine. */
export type MakeRows = (options: SeedOptions) => Rows;

/** The id of a domain's nth record: 24 hex digits, the same whatever else is seeded. */
export const seedId = (domain: string, index: number) =>
  createHash('sha256').update(`${domain}/${index}`).digest('hex').slice(0, 24);
