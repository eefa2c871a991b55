import { createHash } from 'node:crypto';
import type { Database } from '../gateway/database/database.ts';
import type { Random } from './random.ts';
import type { Today } from './today.ts';

/** Rows by their tables, in an order in which they can be inserted. */
export type Rows = { [Table in keyof Database]?: Database[Table][] };

export interface SeedOptions {
  /** The random numbers, one series for each domain, so that a change of one does not shift the others. */
  random: Random;
  /** 1 is the demo data itself. */
  scale: number;
  /** Rows of the earlier domains. */
  made: Rows;
  /** Past events are before it, planned ones on or after it. */
  today: Today;
}

/** Makes a domain's rows; they are the same for one day on every machine. */
export type MakeRows = (options: SeedOptions) => Rows;

/** Returns an id of 24 hex digits that is the same whatever else is seeded. */
export const seedId = (domain: string, index: number) =>
  createHash('sha256').update(`${domain}/${index}`).digest('hex').slice(0, 24);
