import { connection } from './connection.ts';

const RELOADED = 'reloadedFor';

/** Where the page goes that is being opened. */
let addressAsked = () => window.location.href;
export const setAddressAsked = (read: () => string) => void (addressAsked = read);

/**
 * Loads code that comes when it is first wanted. Offline it waits for the line; code that is not there any more, after
 * a deployment, comes with a reload of the page.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const wasUp = await connection.probe();
    await connection.whenUp();
    if (!wasUp) return loadAgain(load);
    return reloadFor(error);
  }
}

async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    return reloadFor(error);
  }
}

/** A part of a page asks for its code by itself; Vite says when that failed. */
export function reloadForMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    void loadCode(() => Promise.reject(payload)).catch(() => undefined);
  });
}

/** Reloads once for what is missing in this build; rejects the second time. */
function reloadFor(error: unknown): Promise<never> {
  const missing = `${builtAs()} ${String(error)}`;
  const known = JSON.parse(sessionStorage.getItem(RELOADED) ?? '[]') as string[];
  if (known.includes(missing)) return Promise.reject(error);
  sessionStorage.setItem(RELOADED, JSON.stringify([...known, missing]));
  reloadAt(addressAsked());
  // The page goes: nothing is to be shown meanwhile.
  return new Promise(() => undefined);
}

function reloadAt(address: string): void {
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** The script that the page begins with has its content's hash in its name. */
const builtAs = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
