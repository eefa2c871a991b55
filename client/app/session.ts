import { useSyncExternalStore } from 'react';
import { callRest } from './http.ts';

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
const listeners = new Set<() => void>();

function become(next: AuthState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function enter({ accessToken, user }: SignedIn): void {
  localStorage.setItem(TOKEN_KEY, accessToken);
  become({ isInitialised: true, isAuthenticated: true, user });
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
    state = { ...SIGNED_OUT, isInitialised: false };
    initialised = restore();
    return initialised;
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
  leave(): void {
    localStorage.removeItem(TOKEN_KEY);
    become(SIGNED_OUT);
  },

  token: () => localStorage.getItem(TOKEN_KEY) ?? undefined,
};

export function useSession(): AuthState {
  return useSyncExternalStore(session.subscribe, session.read);
}

async function restore(): Promise<void> {
  const accessToken = session.token();
  if (!accessToken || expiryOf(accessToken) <= Date.now()) return session.leave();
  try {
    const { user } = await callRest<{ user: User }>('GET', '/api/auth/profile', {
      token: accessToken,
    });
    enter({ accessToken, user });
  } catch {
    session.leave();
  }
}

/** When a token ends, in milliseconds; 0 when it is no token. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return Number((JSON.parse(atob(payload)) as { exp?: number }).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
