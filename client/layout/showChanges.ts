import type { ApolloClient } from '@apollo/client';
import { follow, noteChanges, shown } from '../core/live.ts';
import { mutationsEnded } from '../core/pendingMutations.ts';
import { refetchActive } from '../core/refetchActive.ts';
import { followChanges, type Told } from './followChanges.ts';
import { newsIn } from './newsIn.ts';
import type { Refetch } from './useCounts.tsx';

interface Showing {
  client: ApolloClient;
  accountId: string;
  refetchCounts: Refetch;
  setPaused: (isPaused: boolean) => void;
}

/** A socket that breaks is mostly there again by then, and nobody needs to know. */
const PAUSED_AFTER_MS = 5_000;

/** Shows changes as they are told of; those of a hidden tab once it is seen. Returns the function that ends it. */
export function showChanges({ client, accountId, refetchCounts, setPaused }: Showing): () => void {
  let isLeft = false;
  let cursor: string | undefined;
  let shows = Promise.resolve();
  const notice = pauseNotice(setPaused);

  /** Shows the news; after a break of the socket any record may have changed. */
  async function show(told: Told): Promise<void> {
    const isFirst = cursor === undefined;
    const isGap = !isFirst && told.nodes.length === 0 && cursor !== told.cursor;
    cursor = told.cursor;
    if (isFirst) void showEarlier(shown.latest);
    await mutationsEnded();
    if (isLeft) return;
    follow(true);
    const news = newsIn(client, told.nodes);
    if (!isGap && news.length === 0) return;
    noteChanges(isGap ? undefined : news);
    if (document.hidden) return;
    void refetchCounts(isGap ? undefined : news);
    await refetchActive(client);
  }

  /** Finds changes between the page's answers and the first event by the latest activity, as polling does. */
  async function showEarlier(known: string | null | undefined): Promise<void> {
    const latest = await refetchCounts();
    if (isLeft || known === undefined || latest === undefined || latest === known) return;
    noteChanges();
    await refetchActive(client);
  }

  const endSeeing = whenSeen(() => {
    void refetchCounts();
    void refetchActive(client);
  });
  const end = followChanges({
    accountId,
    onTold(told) {
      notice.resume();
      shows = shows.then(() => show(told)).catch(() => undefined);
    },
    onPause: notice.pause,
    onRefused: () => void refetchCounts(),
  });
  return () => {
    isLeft = true;
    endSeeing();
    end();
    notice.resume();
    follow(false);
  };
}

function whenSeen(run: () => void): () => void {
  const see = () => !document.hidden && run();
  document.addEventListener('visibilitychange', see);
  return () => document.removeEventListener('visibilitychange', see);
}

function pauseNotice(setPaused: (isPaused: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    pause(): void {
      follow(false);
      timer ??= setTimeout(() => setPaused(true), PAUSED_AFTER_MS);
    },
    resume(): void {
      clearTimeout(timer);
      timer = undefined;
      setPaused(false);
    },
  };
}
