import { useSyncExternalStore } from 'react';
import { callRest, NO_ANSWER } from './http.ts';

export type Role = 'SA' | 'ADMIN' | 'EDITOR' | 'GUEST';

export interface User {
  id: string;
  role: Role;
  name: string;
  email: string;
  avatar: string | null;
}

interface AuthState {
  isInitialised: boolean;
  isAuthenticated: boolean;
  user: User | undefined;
}

interface SignedIn {
  accessToken: string;
  user: User;
}

const TOKEN_KEY = 'accessToken';
const SIGNED_OUT: AuthState = { isInitialised: true, isAuthenticated: false, user: undefined };

let state: AuthState = { ...SIGNED_OUT, isInitialised: false };
let initialised: Promise<void> | undefined;
/** Of the user whom this tab shows. Another tab may have stored another one meanwhile. */
let token: string | undefined;
let hasExpired = false;
let opening = 0;
const listeners = new Set<() => void>();
const cleanups = new Set<() => void>();

const storedToken = () => localStorage.getItem(TOKEN_KEY) ?? undefined;

function become(next: AuthState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function enter({ accessToken, user }: SignedIn): void {
  localStorage.setItem(TOKEN_KEY, accessToken);
  token = accessToken;
  hasExpired = false;
  become({ isInitialised: true, isAuthenticated: true, user });
}

/** Leaves nothing of the user in this tab, however the session came to its end. */
function clear(): void {
  token = undefined;
  cleanups.forEach((cleanup) => cleanup());
}

/** The token of this tab goes from the storage; one that another tab has stored meanwhile stays. */
function end(ended: string | undefined): void {
  if (storedToken() === ended) localStorage.removeItem(TOKEN_KEY);
  clear();
  become(SIGNED_OUT);
}

/** Who is signed in, as one value for the whole application. */
export const session = {
  read: () => state,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Resolves when it is known whether the stored token still holds. Asks the gateway once. */
  initialise(): Promise<void> {
    initialised ??= restore();
    return initialised;
  },

  /** Reads the stored token anew, as a reload of the page does. */
  restart(): Promise<void> {
    opening += 1;
    return startAnew();
  },

  /** Rejects with the gateway's refusal. */
  async signIn(credentials: { email: string; password: string }): Promise<void> {
    enter(await callRest<SignedIn>('POST', '/api/auth/login', { body: credentials }));
  },

  /** Rejects with the gateway's refusal. */
  async signUp(account: { email: string; username: string; password: string }): Promise<void> {
    enter(await callRest<SignedIn>('POST', '/api/auth/register', { body: account }));
  },

  /** Forgets the token and the user; ending the session in the gateway is the caller's part. */
  leave: () => end(token),

  /** The gateway no longer takes a token. A late answer to an earlier session ends nothing. */
  reject(rejected: string | undefined): void {
    if (rejected === undefined || rejected !== token) return;
    hasExpired = true;
    end(rejected);
  },

  /**
   * Follows what another tab did to the stored token: signed out, or signed in as someone else. Answers whether this
   * tab still shows the user whose token is stored.
   */
  follow(): boolean {
    const stored = storedToken();
    if (stored === token) return true;
    if (token && stored && subjectOf(stored) === subjectOf(token)) {
      token = stored;
      return true;
    }
    if (stored) void startAnew();
    else session.reject(token);
    return false;
  },

  /** Counts how often the page was opened: what stood before is gone, and follows nothing any more. */
  opening: () => opening,

  /** Whether the last session came to its end without being asked to. */
  hasExpired: () => hasExpired,

  /** Runs at every end of a session: what a user leaves behind is cleared here. */
  onEnd: (cleanup: () => void) => void cleanups.add(cleanup),

  /** Of the user whom this tab shows. */
  token: () => token,
};

window.addEventListener('storage', ({ key }) => {
  if (state.isInitialised && key === TOKEN_KEY) session.follow();
});

export function useSession(): AuthState {
  return useSyncExternalStore(session.subscribe, session.read);
}

function startAnew(): Promise<void> {
  clear();
  hasExpired = false;
  become({ ...SIGNED_OUT, isInitialised: false });
  initialised = restore();
  return initialised;
}

async function restore(): Promise<void> {
  const accessToken = storedToken();
  if (!accessToken || expiryOf(accessToken) <= Date.now()) {
    hasExpired = Boolean(accessToken);
    return end(accessToken);
  }
  try {
    const { user } = await callRest<{ user: User }>('GET', '/api/auth/profile', {
      token: accessToken,
    });
    if (storedToken() !== accessToken) return await restore();
    enter({ accessToken, user });
  } catch (error) {
    if (storedToken() !== accessToken) return restore();
    hasExpired = error !== NO_ANSWER;
    end(accessToken);
  }
}

/** When a token ends, in milliseconds; 0 when it is no token. */
export const expiryOf = (token: string): number => Number(claimsOf(token).exp ?? 0) * 1000;

const subjectOf = (token: string) => claimsOf(token).sub;

function claimsOf(token: string): { exp?: number; sub?: string } {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as { exp?: number; sub?: string };
  } catch {
    return {};
  }
}
