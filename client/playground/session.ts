import { fetchAccount, type Profile, signIn, type Session } from './gateway.ts';

/** The application's key, which the playground only reads. */
const applicationKey = 'accessToken';
/** The playground's own token; empty for no account. */
const chosenKey = 'playgroundAccessToken';

export async function restoreSession(): Promise<Session | null> {
  const chosen = sessionStorage.getItem(chosenKey);
  if (chosen === '') return null;
  return (await resume(chosen)) ?? resume(localStorage.getItem(applicationKey));
}

/** Signs in for this browser tab. Throws the gateway's refusal. */
export async function chooseAccount(email: string, password: string): Promise<Session> {
  const session = await signIn(email, password);
  sessionStorage.setItem(chosenKey, session.token);
  return session;
}

export async function chooseNobody(): Promise<null> {
  sessionStorage.setItem(chosenKey, '');
  return null;
}

/** Returns to the application's account. Throws when it is signed out. */
export async function chooseApplication(): Promise<Session> {
  const session = await resume(localStorage.getItem(applicationKey));
  if (!session) throw new Error('The application is not signed in any more');
  sessionStorage.removeItem(chosenKey);
  return session;
}

/** Shows the playground to those whom it answers something; what it answers is for the gateway to decide. */
export const mayUse = (profile: Profile, session: Session | null): boolean =>
  profile !== 'production' || ['ADMIN', 'SA'].includes(session?.account.role ?? '');

export function hasApplicationSession(): boolean {
  return isCurrent(localStorage.getItem(applicationKey));
}

async function resume(token: string | null): Promise<Session | null> {
  if (!token || !isCurrent(token)) return null;
  const account = await fetchAccount(token);
  return account && { token, account };
}

function isCurrent(token: string | null): boolean {
  const expiresAt = expiryOf(token ?? '');
  return expiresAt !== undefined && expiresAt > Date.now();
}

/** Returns the expiry in milliseconds since 1970; undefined without one. */
function expiryOf(token: string): number | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp } = claims as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
