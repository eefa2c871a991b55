import type { GraphQLSchema } from 'graphql';
import type { Config } from './config.ts';
import type { Tokens } from './domains/accounts/tokens.ts';
import type { CreateInvoiceInput } from './graphql/generated/resolvers.ts';
import type { Scheduler } from './scheduler.ts';
import type { SendMail } from './mail.ts';
import type { Reaction, Writing } from './records/commit.ts';
import type { Db } from './store/database.ts';
import type { DbFor } from './store/operation-db.ts';
import type { RecordKind } from './records/record.ts';

/** Lives as long as the gateway. */
export interface Services {
  db: Db;
  dbFor: DbFor;
  longestOperationMs: number;
  config: Config;
  schema: GraphQLSchema;
  tokens: Tokens;
  sendMail: SendMail;
  records: ReadonlyMap<string, RecordKind>;
  reactions: readonly Reaction[];
  /** Within another domain's change; numbered and checked as usual. */
  issueInvoice: (
    writing: Writing,
    input: CreateInvoiceInput,
  ) => Promise<{ id: string; orderNo: string }>;
  scheduler: Scheduler;
}
