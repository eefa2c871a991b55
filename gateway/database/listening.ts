import pg from 'pg';
import type { Listening } from './database.ts';

const AGAIN_MS = 1_000;
/** Calls within this time are one notification, since each takes a lock of the whole server. */
const TOGETHER_MS = 20;

/** Listens on a connection of its own, which is made anew while it is lost; what is told meanwhile is not heard. */
export function listening(
  url: string,
  { channel, onTold }: { channel: string; onTold: () => void },
): Listening {
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let again: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
  let isStopped = false;

  function connect(): void {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      client = undefined;
      void next.end().catch(() => undefined);
      if (!isStopped) again = setTimeout(connect, AGAIN_MS);
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', onTold);
    connecting = next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .then(() => {
        client = next;
        // A notification may have been missed while the connection was lost.
        onTold();
      })
      .catch(lose);
  }

  connect();
  return {
    tell() {
      telling ??= setTimeout(() => {
        telling = undefined;
        client?.query(`notify ${channel}`).catch(() => undefined);
      }, TOGETHER_MS);
    },
    async stop() {
      isStopped = true;
      clearTimeout(again);
      clearTimeout(telling);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
