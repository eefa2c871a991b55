import type { MakeRows } from '../../seed/seed.ts';
import type { Config } from '../config/config.ts';
import type { CsvWords } from '../csv/derived-csv.ts';
import type { ListExport } from '../csv/list-export.ts';
import type { ListImport } from '../csv/list-import.ts';
import type { Resolvers } from '../graphql/generated/resolvers.ts';
import type { Reaction } from '../records/write/unit-of-work.ts';
import type { Db } from '../database/database.ts';
import type { FileRoute } from '../rest/file-route.ts';
import type { RestRoute } from '../rest/rest-route.ts';
import type { RecordKind } from '../records/declare/record.ts';

/** Rows that are kept for a set time. */
export interface Retention {
  days: (config: Config) => number;
  /** Removes a bounded number of those that ended before; true when there may be more. */
  removeSome: (db: Db, before: string) => Promise<boolean>;
}

/** The parts that a domain adds to the gateway, beside its SDL and its migration. */
export interface Domain {
  /** One plural word, also the name of its SDL file, its seed file and its folders. */
  name: string;
  /** The resolvers that stand beside those derived from the domain's declared records, or in their place. */
  resolvers?: Resolvers;
  rest?: readonly RestRoute[];
  files?: readonly FileRoute[];
  exports?: readonly ListExport[];
  imports?: readonly ListImport[];
  /** The columns of a record's derived file, by its kind; every field when left out. */
  csv?: Readonly<Record<string, CsvWords>>;
  seed?: MakeRows;
  /** Runs after all domains are seeded. */
  afterSeed?: (db: Db) => Promise<void>;
  records?: readonly RecordKind[];
  retentions?: readonly Retention[];
  /** Called when records of other domains change. */
  react?: Reaction;
}
