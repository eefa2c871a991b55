import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config/config.ts';
import type { Reaction } from '../records/write/unit-of-work.ts';
import type { Database, Db, DbFor } from '../database/database.ts';
import type { Follower } from '../live/follower.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { RecordKind } from '../records/declare/record.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The sender's name; the product's when left out. */
  sender?: string;
  replyTo?: string;
  attachments?: readonly { filename: string; content: Buffer }[];
}

/** Returns at once, so that the time of an answer does not tell who has an account. */
export type SendMail = (mail: Mail) => void;

/** Resolves once a mail server took it. Rejects with a Refusal. */
export type DeliverMail = (mail: Mail) => Promise<void>;

/** Tasks that run some time after the answer. */
export interface Scheduler {
  /** Runs the task after the delay, unless the gateway stops before. An error is logged as a bug. */
  run(delayMs: number, task: () => Promise<void>): void;
  /** Drops waiting tasks; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

export interface Caller {
  account: Database['accounts'];
  /** The caller's session; undefined for a program with an API key. */
  sessionId?: string | undefined;
}

export interface TokenSubject {
  accountId: string;
  sessionId: string;
}

export interface Tokens {
  sign(subject: TokenSubject): string;
  /** Returns the token's subject; undefined when the token is not valid. */
  verify(token: string): TokenSubject | undefined;
}

/** Seals secrets that the gateway has to read again. */
export interface Sealing {
  seal(text: string): string;
  /** Returns the text; undefined when it was sealed with another JWT_SECRET. */
  open(sealed: string): string | undefined;
}

export interface Services {
  db: Db;
  dbFor: DbFor;
  longestOperationMs: number;
  config: Config;
  schema: GraphQLSchema;
  tokens: Tokens;
  sealing: Sealing;
  sendMail: SendMail;
  deliverMail: DeliverMail;
  records: ReadonlyMap<string, RecordKind>;
  reactions: readonly Reaction[];
  scheduler: Scheduler;
  limits: RateLimits;
  follower: Follower;
}
