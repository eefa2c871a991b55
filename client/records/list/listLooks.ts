import type { ApolloClient } from '@apollo/client';
import { session } from '../../core/session.ts';
import { storedState } from '../../core/stored-state.ts';
import {
  ListLooksDocument,
  type ListLooksQuery,
  SetListLookDocument,
} from './listLooks.generated.ts';

interface KeptLook {
  /** The column settings, as in the list's URL. */
  look: string;
  /** Whether the gateway has not stored the settings yet. */
  isUnsent?: boolean;
}

type Looks = Readonly<Record<string, KeptLook>>;

/** The settings stored in this browser, by account and list. */
export const storedLooks = storedState<Record<string, Looks>>('listLooks', {});

const account = () => session.read().user?.id ?? '';
const own = (): Looks => storedLooks.read()[account()] ?? {};
const write = (looks: Looks) => storedLooks.write({ ...storedLooks.read(), [account()]: looks });

export const lookOf = (list: string): string => own()[list]?.look ?? '';

/** Stores the settings in this browser immediately; the last ones of each list are sent to the gateway. */
export function keepLook(client: ApolloClient, list: string, look: string): Promise<void> {
  write({ ...own(), [list]: { look, isUnsent: true } });
  return sendLooks(client);
}

const asked = new WeakSet<ApolloClient>();
const renewed = new WeakSet<ApolloClient>();

/**
 * Stores the account's settings as received from the gateway, once per session; local ones that are not sent yet are
 * kept.
 */
export function writeLooksToCache(client: ApolloClient, looks: ListLooksQuery['listLooks']): void {
  if (renewed.has(client)) return;
  renewed.add(client);
  const unsent = Object.entries(own()).filter(([, { isUnsent }]) => isUnsent);
  const answered = looks.map(({ list, look }) => [list, { look }] as const);
  write({ ...Object.fromEntries(answered), ...Object.fromEntries(unsent) });
}

/**
 * Loads the settings for a list without saved views, whose response would contain them; then sends unsent local ones.
 */
export async function refetchLooks(client: ApolloClient): Promise<void> {
  if (!renewed.has(client) && !asked.has(client)) {
    asked.add(client);
    const { data } = await client.query({ query: ListLooksDocument, fetchPolicy: 'network-only' });
    writeLooksToCache(client, data?.listLooks ?? []);
  }
  await sendLooks(client);
}

let sending: Promise<void> | undefined;

function sendLooks(client: ApolloClient): Promise<void> {
  sending ??= sendAll(client).finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Sends settings one after the other, so that the last ones are stored. */
async function sendAll(client: ApolloClient): Promise<void> {
  for (;;) {
    const [found] = Object.entries(own()).filter(([, { isUnsent }]) => isUnsent);
    if (!found) return;
    const [list, { look }] = found;
    await client.mutate({ mutation: SetListLookDocument, variables: { input: { list, look } } });
    if (lookOf(list) === look) write({ ...own(), [list]: { look } });
  }
}
