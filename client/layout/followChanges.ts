import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { ownHeaders } from '../core/own-headers.ts';
import { session } from '../core/session.ts';
import {
  FollowChangesDocument,
  type FollowChangesSubscription,
} from './FollowChanges.generated.ts';

export type Told = FollowChangesSubscription['changes'];

interface Follow {
  accountId: string;
  onTold: (told: Told) => void;
  /** Is called when nothing is told of until the next word. */
  onPause: () => void;
  /** Is called when the session has ended, or its rights have changed. */
  onRefused: () => void;
}

type Message = { told: Told } | 'paused' | 'now?';

const LONGEST_PAUSE_MS = 30_000;
const FORBIDDEN = 4403;
const AGAIN_MS = 10_000;

/**
 * Follows the changes of others: the tabs of an account share one socket, which one of them holds and another takes
 * over when that is closed. Returns the function that ends it.
 */
export function followChanges({ accountId, ...told }: Follow): () => void {
  const { onTold, onPause, onRefused } = told;
  const name = `changes ${accountId}`;
  const tabs = new BroadcastChannel(name);
  const leaving = new AbortController();
  const { signal } = leaving;
  /** The last cursor of the tab that holds the socket, while it is open. */
  let held: string | undefined;
  const tell = (message: Message) => tabs.postMessage(message);

  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'paused') onPause();
    else if (data !== 'now?') onTold(data.told);
    else if (held !== undefined) tell({ told: { nodes: [], cursor: held } });
  };
  tell('now?');

  async function hold(): Promise<void> {
    const end = connect({
      onTold(next) {
        held = next.cursor;
        onTold(next);
        tell({ told: next });
      },
      onPause() {
        if (signal.aborted) return;
        held = undefined;
        onPause();
        tell('paused');
      },
      onRefused,
    });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    end();
  }

  // A browser has no locks at an address without TLS: each tab holds a socket there.
  const holding = (navigator.locks as LockManager | undefined)?.request(name, { signal }, hold);
  (holding ?? hold()).catch(() => undefined);

  return () => {
    leaving.abort();
    tabs.close();
  };
}

type Tell = Omit<Follow, 'accountId'>;

function connect({ onTold, onPause, onRefused }: Tell): () => void {
  const client = createClient({
    url: new URL('/graphql', location.href.replace(/^http/, 'ws')).href,
    connectionParams: () => ownHeaders(session.token()),
    lazy: false,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) =>
      new Promise((resolve) => {
        const most = Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** retries);
        setTimeout(resolve, most * (0.5 + Math.random() / 2));
      }),
    onNonLazyError: () => undefined,
    on: {
      closed(event) {
        onPause();
        if ((event as CloseEvent).code === FORBIDDEN) onRefused();
      },
    },
  });
  let again: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;

  /** The gateway ends what it cannot go on with; the socket stays. */
  function subscribe(): void {
    const goOnLater = () => {
      if (isLeft) return;
      onPause();
      again = setTimeout(subscribe, AGAIN_MS);
    };
    client.subscribe<FollowChangesSubscription>(
      { query: print(FollowChangesDocument) },
      {
        next({ data }) {
          if (data) onTold(data.changes);
        },
        error: goOnLater,
        complete: goOnLater,
      },
    );
  }

  subscribe();
  return () => {
    isLeft = true;
    void client.dispose();
    clearTimeout(again);
  };
}
