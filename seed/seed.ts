import { createHash } from 'node:crypto';
import type { Database } from '../gateway/store/database.ts';
import type { Random } from './random.ts';

/** Rows by table, in the order in which they can be inserted. */
export type Rows = { [Table in keyof Database]?: Database[Table][] };

export interface SeedOptions {
  /** The domain's own source, so that one domain's data does not shift another's. */
  random: Random;
  /** How many times the demo data's size; 1 is the demo data itself. */
  scale: number;
  /** The rows of the domains that come before in the list of domains. */
  made: Rows;
}

/** The demo data of one domain: pure, the same on every machine. */
export type MakeRows = (options: SeedOptions) => Rows;

/** The id of a domain's nth record: 24 hex digits, the same whatever else is seeded. */
export const seedId = (domain: string, index: number) =>
  createHash('sha256').update(`${domain}/${index}`).digest('hex').slice(0, 24);

/** When the demo data was made: nothing in it is later, but for what is planned. */
export const TODAY = '2026-11-02T12:00:00.000Z';
