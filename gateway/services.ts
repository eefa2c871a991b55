import type { GraphQLSchema } from 'graphql';
import type { Config } from './config.ts';
import type { Tokens } from './domains/accounts/tokens.ts';
import type { SendMail } from './mail.ts';
import type { Db } from './store/database.ts';

/** What the gateway has for the length of its life, and every request may use. */
export interface Services {
  db: Db;
  config: Config;
  schema: GraphQLSchema;
  tokens: Tokens;
  sendMail: SendMail;
}
