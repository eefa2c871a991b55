import type { MakeRows } from '../seed/seed.ts';
import type { ListExport } from './csv/list-export.ts';
import type { ListImport } from './csv/list-import.ts';
import type { Resolvers } from './graphql/generated/resolvers.ts';
import type { Reaction } from './recording.ts';
import type { Db } from './store/database.ts';
import type { FileRoute } from './rest/file-route.ts';
import type { RestRoute } from './rest/rest-route.ts';
import type { RecordKind } from './store/records.ts';

/** All that a domain adds to the gateway, beside its SDL and its migration. */
export interface Domain {
  /** One plural word: also the name of its SDL file, its seed file and its folders. */
  name: string;
  resolvers: Resolvers;
  /** Its rows of the REST table. */
  rest?: readonly RestRoute[];
  /** The files that it makes of its records. */
  files?: readonly FileRoute[];
  /** Its lists that go out as CSV. */
  exports?: readonly ListExport[];
  /** Its lists that come in as CSV. */
  imports?: readonly ListImport[];
  /** Its demo data. */
  seed?: MakeRows;
  /** What follows from the demo data of all domains, once it is in. */
  afterSeed?: (db: Db) => Promise<void>;
  /** What its mutations record, and `restore` puts back. */
  records?: readonly RecordKind[];
  /** What it does when records of other domains change. */
  react?: Reaction;
}
