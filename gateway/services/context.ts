import type { Context as RequestContext } from '../graphql/context.ts';
import type { Caller, Services } from './services.ts';

export interface Context extends RequestContext, Services {
  config: Services['config'];
  caller: Caller | undefined;
}

export { requireCaller } from '../records/caller.ts';
export type { Db } from '../database/database.ts';
