import { useApolloClient, useQuery } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { noteChanges, renewShown } from '../app/live.ts';
import { useIsPageShown } from '../components/pageShown.ts';
import { type ShellCountsQuery, ShellCountsDocument } from './ShellCounts.generated.ts';

const readers = {
  todos: ({ openTodos }: ShellCountsQuery) => openTodos.totalCount,
  messages: ({ unreadMessages }: ShellCountsQuery) => unreadMessages,
  chats: ({ unreadChatMessages }: ShellCountsQuery) => unreadChatMessages,
  notifications: ({ notifications }: ShellCountsQuery) => notifications.totalCount,
  cart: ({ cart }: ShellCountsQuery) => cart.count,
};

export type CountName = keyof typeof readers;
export type Counts = Record<CountName, number>;

const POLL_MS = 20_000;
const names = Object.keys(readers) as CountName[];

const countsOf = (data: ShellCountsQuery | undefined) =>
  Object.fromEntries(names.map((name) => [name, data ? readers[name](data) : 0])) as Counts;

const CountsContext = createContext<Counts>(countsOf(undefined));

/** Queried once for the whole shell, again while the page is visible, and when someone comes back to it. */
export function CountsProvider({ children }: { children: ReactNode }) {
  const isShown = useIsPageShown();
  const { data, refetch } = useQuery(ShellCountsDocument, {
    skip: !isShown,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  useWindowEvent('focus', () => isShown && void refetch().catch(() => {}));
  useChangesOfOthers(data?.latestActivity);
  const counts = useMemo(() => countsOf(data), [data]);
  return <CountsContext value={counts}>{children}</CountsContext>;
}

function useChangesOfOthers(latestActivity: string | null | undefined): void {
  const client = useApolloClient();
  const seen = useRef<string | null>(undefined);
  useEffect(() => {
    if (latestActivity === undefined) return;
    if (seen.current !== undefined && seen.current !== latestActivity) noteChanges();
    seen.current = latestActivity;
    void renewShown(client);
  }, [client, latestActivity]);
  useEffect(() => {
    const renew = () => void setTimeout(() => void renewShown(client));
    const timer = setInterval(renew, POLL_MS);
    const events = ['focusout', 'pointerup', 'keyup'];
    for (const event of events) document.addEventListener(event, renew);
    return () => {
      clearInterval(timer);
      for (const event of events) document.removeEventListener(event, renew);
    };
  }, [client]);
}

export const useCounts = (): Counts => useContext(CountsContext);
