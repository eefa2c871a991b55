import { useQuery } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { company } from '../core/company.ts';
import { companyIn } from '../core/storedCompany.ts';
import { isFollowing, seeActivity } from '../core/live.ts';
import { useIsPageShown } from '../ui/pageShown.ts';
import { type ShellCountsQuery, ShellCountsDocument } from './ShellCounts.generated.ts';

const readers = {
  todos: ({ openTodos }: ShellCountsQuery) => openTodos.totalCount,
  messages: ({ unreadMessages }: ShellCountsQuery) => unreadMessages,
  chats: ({ unreadChatMessages }: ShellCountsQuery) => unreadChatMessages,
  notifications: ({ notifications }: ShellCountsQuery) => notifications.totalCount,
  cart: ({ cart }: ShellCountsQuery) => cart.count,
};

/** The kinds on which they depend. */
const COUNTED: readonly string[] = [
  'Todo',
  'Message',
  'ChatMessage',
  'Chat',
  'Notification',
  'Cart',
];

export type CountName = keyof typeof readers;
export type Counts = Record<CountName, number>;

export const POLL_MS = 20_000;
const names = Object.keys(readers) as CountName[];

const countsOf = (data: ShellCountsQuery | undefined) =>
  Object.fromEntries(names.map((name) => [name, data ? readers[name](data) : 0])) as Counts;

const CountsContext = createContext<Counts>(countsOf(undefined));

type Notified = ShellCountsQuery['notifications']['nodes'];

/** The notifications that are not read yet, the newest ones. */
export const UnreadNotifications = createContext<Notified>([]);

const NONE: Notified = [];

export type Refetch = (kinds?: readonly string[]) => Promise<string | null | undefined>;

/** Asks for the counts again where they depend on one of these kinds, or anyway; resolves to the latest activity. */
export const RefetchCounts = createContext<Refetch>(async () => undefined);

export const LatestActivity = createContext<string | null | undefined>(undefined);

/** Queries the counts once for the whole shell, again while the page is visible, and when someone comes back to it. */
export function CountsProvider({ children }: { children: ReactNode }) {
  const isShown = useIsPageShown();
  const { data, refetch } = useQuery(ShellCountsDocument, {
    skip: !isShown,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden || isFollowing,
  });
  const refetchCounts = useCallback<Refetch>(
    async (kinds = COUNTED) => {
      if (!isShown || !kinds.some((kind) => COUNTED.includes(kind))) return undefined;
      const answer = await refetch().catch(() => undefined);
      return answer?.data?.latestActivity;
    },
    [isShown, refetch],
  );
  useWindowEvent('focus', () => void refetchCounts());
  const latestActivity = data?.latestActivity;
  useEffect(() => seeActivity(latestActivity), [latestActivity]);
  const answered = data?.company;
  useEffect(() => {
    if (answered) company.write(companyIn(answered));
  }, [answered]);
  const counts = useMemo(() => countsOf(data), [data]);
  return (
    <RefetchCounts value={refetchCounts}>
      <LatestActivity value={latestActivity}>
        <UnreadNotifications value={data?.notifications.nodes ?? NONE}>
          <CountsContext value={counts}>{children}</CountsContext>
        </UnreadNotifications>
      </LatestActivity>
    </RefetchCounts>
  );
}

export const useCounts = (): Counts => useContext(CountsContext);
