import type { GraphQLSchema } from 'graphql';
import type { Config } from './config.ts';
import type { Tokens } from './domains/accounts/tokens.ts';
import type { CreateInvoiceInput } from './graphql/generated/resolvers.ts';
import type { Later } from './later.ts';
import type { SendMail } from './mail.ts';
import type { Reaction, Recording } from './recording.ts';
import type { Db } from './store/database.ts';
import type { DbFor } from './store/operation-db.ts';
import type { RecordKind } from './store/records.ts';

/** What the gateway has for the length of its life, and every request may use. */
export interface Services {
  db: Db;
  dbFor: DbFor;
  longestOperationMs: number;
  config: Config;
  schema: GraphQLSchema;
  tokens: Tokens;
  sendMail: SendMail;
  /** Every kind of record, by its GraphQL type. */
  records: ReadonlyMap<string, RecordKind>;
  reactions: readonly Reaction[];
  /** Makes an invoice within a change of another domain, numbered and checked as any. */
  issueInvoice: (
    recording: Recording,
    input: CreateInvoiceInput,
  ) => Promise<{ id: string; orderNo: string }>;
  later: Later;
}
