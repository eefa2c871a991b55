import { connection } from './connection.ts';
import { isPrefetching } from './prefetch.ts';

const RELOADED = 'reloadedFor';
const ENTRY = 'script[type="module"][src]';

let addressAsked = () => window.location.href;
export const setAddressAsked = (read: () => string) => void (addressAsked = read);

/** A connection that was just restored may still lose requests. Waiting for the connection does not count. */
const PAUSES_MS = [0, 300, 1_000, 3_000, 10_000];

const GONE = [404, 410];

let loading = 0;

/** Loads code: offline it waits and retries. Code that a deployment has removed reloads the page, once. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  loading += 1;
  try {
    return await loadPatiently(load);
  } finally {
    loading -= 1;
  }
}

async function loadPatiently<Module>(
  load: () => Promise<Module>,
  [pause, ...longer]: readonly number[] = PAUSES_MS,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!(await connection.probe())) {
      await connection.whenUp();
      return await loadPatiently(load);
    }
    if (await isGone(error)) return await reloadFor(error);
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return await loadPatiently(load, longer);
  }
}

/** Vite's event also covers code that only an action needs. */
export function reloadForMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (loading === 0 && !isPrefetching()) void reloadIfGone(payload);
  });
}

async function reloadIfGone(error: Error): Promise<void> {
  if (await isGone(error)) await reloadFor(error).catch(() => undefined);
}

/**
 * Whether the gateway confirms that code was removed: the file is missing, or its documents name another build. A lost
 * connection causes the same error, so the error alone proves nothing. Safari's names no file.
 */
async function isGone(error: unknown): Promise<boolean> {
  const file = /(https?:\/)?\/\S+\.(js|css)\b/.exec(String(error))?.[0];
  try {
    const asked = file && (await fetch(file, { method: 'HEAD', cache: 'no-store' }));
    return (asked && GONE.includes(asked.status)) || (await isBuiltAnew());
  } catch {
    return false;
  }
}

async function isBuiltAnew(): Promise<boolean> {
  const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  if (!answer.ok) return false;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const entry = served.querySelector(ENTRY)?.getAttribute('src');
  return Boolean(entry) && new URL(entry!, window.location.href).href !== builtAs();
}

let isReloading = false;

/** Reloads once for each build; rejects the second time. */
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
const builtAs = () => document.querySelector<HTMLScriptElement>(ENTRY)?.src ?? '';
