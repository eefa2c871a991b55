import { useSyncExternalStore } from 'react';
import { connection, reach } from './connection.ts';
import { earlyAnswer } from './early.ts';
import { readCompanyHeader } from './storedCompany.ts';
import { callRest, isRefusal, type SecondFactorAsked, UNAUTHORIZED } from './http.ts';
import { ownHeaders } from './own-headers.ts';

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

export interface SignedIn {
  accessToken: string;
  user: User;
}

const TOKEN_KEY = 'accessToken';
const SIGNED_OUT: AuthState = { isInitialised: true, isAuthenticated: false, user: undefined };

let state: AuthState = { ...SIGNED_OUT, isInitialised: false };
let initialised: Promise<void> | undefined;
/** The token of this tab's user. Another tab may have stored another one since. */
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

async function enterBy(path: string, body: object): Promise<SecondFactorAsked | undefined> {
  try {
    enter(await callRest<SignedIn>('POST', path, { body }));
  } catch (error) {
    if (isRefusal(error) && error.secondFactor) return error.secondFactor;
    throw error;
  }
  return undefined;
}

/** Removes all data of the user from this tab. */
function clear(): void {
  token = undefined;
  cleanups.forEach((cleanup) => cleanup());
}

/** Removes this tab's token from the storage, but not one of another tab. */
function end(ended: string | undefined): void {
  if (storedToken() === ended) localStorage.removeItem(TOKEN_KEY);
  clear();
  become(SIGNED_OUT);
}

export const session = {
  read: () => state,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Resolves when it is known whether the stored token is valid. Asks the gateway once. */
  initialise(): Promise<void> {
    initialised ??= restore();
    return initialised;
  },

  /** Reads the stored token again, like a reload. */
  restart(): Promise<void> {
    opening += 1;
    return startAnew();
  },

  /** Resolves to the next required step, if any. Rejects with the gateway's refusal. */
  signIn: (credentials: { email: string; password: string }) =>
    enterBy('/api/auth/login', credentials),

  /** Like `signIn`. */
  signUp: (account: { email: string; username: string; password: string }) =>
    enterBy('/api/auth/register', account),

  accept: (account: { token: string; username: string; password: string }) =>
    enterBy('/api/auth/accept-invitation', account),

  /** Signs in with the provider's response, which the browser's cookie identifies. */
  signInWithIdentity: () => enterBy('/api/auth/oidc', {}),

  enter,

  /** Removes token and user; the caller ends the session in the gateway. */
  leave: () => end(token),

  changeUser(changes: Partial<User>): void {
    if (state.user) become({ ...state, user: { ...state.user, ...changes } });
  },

  /** Ends the session of a rejected token; a late response to an earlier session is ignored. */
  reject(rejected: string | undefined): void {
    if (rejected === undefined || rejected !== token) return;
    hasExpired = true;
    end(rejected);
  },

  /** Follows another tab that signed out or in as someone else. Returns whether this tab's user is still stored. */
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

  /** Counts page openings: an older one ignores events. */
  opening: () => opening,

  hasExpired: () => hasExpired,

  /** Runs when a session ends. */
  onEnd: (cleanup: () => void) => void cleanups.add(cleanup),

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
  const user = await profileOf(accessToken);
  if (storedToken() !== accessToken) return restore();
  if (user) return enter({ accessToken, user });
  // A failing gateway does not prove that the session ended: it may be valid at the next start.
  if (user === undefined) return become(SIGNED_OUT);
  hasExpired = true;
  return end(accessToken);
}

/** Waits while the gateway is unreachable. Returns null for an ended session, undefined when that remains unknown. */
async function profileOf(accessToken: string): Promise<User | null | undefined> {
  const ask = async () => {
    const answer = await (earlyAnswer('/api/auth/profile', accessToken) ??
      reach('/api/auth/profile', { headers: ownHeaders(accessToken) }));
    if (answer.ok) {
      readCompanyHeader(answer.headers);
      return ((await answer.json()) as { user: User | null }).user;
    }
    return answer.status === UNAUTHORIZED ? null : undefined;
  };
  const user = await ask().catch(() => undefined);
  if (user !== undefined) return user;
  const wasDown = !(await connection.probe());
  await connection.whenUp();
  // If the gateway becomes unreachable again, the profile waits for it again.
  return wasDown ? profileOf(accessToken) : ask().catch(() => undefined);
}

/** Returns when a token expires, in milliseconds; 0 for an invalid token. */
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
