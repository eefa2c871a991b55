import { connection } from './connection.ts';
import { isPrefetching } from './prefetch.ts';

const RELOADED = 'reloadedFor';

let addressAsked = () => window.location.href;
export const setAddressAsked = (read: () => string) => void (addressAsked = read);

/** A line that has just come back may still lose what is asked for. */
const PAUSES_MS = [0, 300];

let loading = 0;

/** Offline it waits. Code that a deployment has removed reloads the page, once. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  loading += 1;
  try {
    return await loadPatiently(load);
  } catch (error) {
    return await reloadFor(error);
  } finally {
    loading -= 1;
  }
}

async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await connection.probe();
      await connection.whenUp();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/** Vite's event covers code that only an action needs. */
export function reloadForMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (loading === 0 && !isPrefetching()) void reloadIfGone(payload);
  });
}

async function reloadIfGone(error: Error): Promise<void> {
  if (await connection.probe()) await reloadFor(error).catch(() => undefined);
}

let isReloading = false;

/** Reloads once for this build; rejects the second time. */
function reloadFor(error: unknown): Promise<never> {
  if (isReloading) return new Promise(() => undefined);
  const address = addressAsked();
  const missing = `${builtAs()} ${new URL(address).pathname}`;
  const known = JSON.parse(sessionStorage.getItem(RELOADED) ?? '[]') as string[];
  if (known.includes(missing)) return Promise.reject(error);
  sessionStorage.setItem(RELOADED, JSON.stringify([...known, missing]));
  isReloading = true;
  reloadAt(address);
  // The page unloads: show nothing meanwhile.
  return new Promise(() => undefined);
}

function reloadAt(address: string): void {
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** The entry script's name contains the hash of its content. */
const builtAs = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
