import type { WebSocket } from '@fastify/websocket';
import { CloseCode } from 'graphql-ws';
import { liveLimits } from '../config/live-limits.ts';
import { chunksOf } from '../database/chunks.ts';
import { rolesOfSessions } from '../domains/accounts/sessions.store.ts';
import type { Context } from '../services/context.ts';
import type { Services } from '../services/services.ts';

/** A socket, and once it has signed in, what it may do. */
export interface Open {
  socket: WebSocket;
  /** The address that counts for the limit. */
  address: string;
  context?: Context;
  /** Signs in again; resolves to undefined once that is refused. */
  again?: () => Promise<Context | undefined>;
}

const SESSIONS_A_QUERY = 500;

/** Knows the sockets of this gateway, and closes those whose session has ended or whose role has changed. */
export function openSockets({ db, config }: Pick<Services, 'db' | 'config'>) {
  const all = new Set<Open>();
  const count = (fits: (open: Open) => boolean) => [...all].filter(fits).length;

  /** Closes what may no longer be open. */
  async function check(): Promise<void> {
    const signedIn = [...all].filter(({ context }) => context?.caller);
    const [inSession, byKey] = [true, false].map((is) =>
      signedIn.filter(({ context }) => (context!.caller!.sessionId !== undefined) === is),
    );
    for (const some of chunksOf(inSession!, SESSIONS_A_QUERY)) {
      const ids = some.map(({ context }) => context!.caller!.sessionId!);
      const roles = await rolesOfSessions(db, [...new Set(ids)], new Date().toISOString());
      for (const [at, open] of some.entries()) keepIf(open, roles.get(ids[at]!));
    }
    for (const open of byKey!) keepIf(open, (await open.again!())?.caller?.account.role);
  }

  function keepIf({ socket, context }: Open, role: string | undefined): void {
    if (role !== context!.caller!.account.role) socket.close(CloseCode.Forbidden, 'Forbidden');
  }

  return {
    check,
    /** Adds the socket until it closes; false when there are too many from its address. */
    add(open: Open): boolean {
      const most = liveLimits.socketsFromAddress * config.rateLimitFactor;
      if (count(({ address }) => address === open.address) >= most) return false;
      all.add(open);
      open.socket.on('close', () => all.delete(open));
      return true;
    },
    /** Whether another socket of the account would be one too many. */
    isFull: (id: string) =>
      count(({ context }) => context?.caller?.account.id === id) >=
      liveLimits.socketsOfAccount * config.rateLimitFactor,
    isEmpty: () => all.size === 0,
  };
}
