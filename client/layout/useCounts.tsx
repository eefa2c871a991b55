import { useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
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

/** Queried once for the whole shell, and again while the page is visible. */
export function CountsProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(ShellCountsDocument, {
    skip: !useIsPageShown(),
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const counts = useMemo(() => countsOf(data), [data]);
  return <CountsContext value={counts}>{children}</CountsContext>;
}

/** 0 while loading. */
export const useCounts = (): Counts => useContext(CountsContext);
