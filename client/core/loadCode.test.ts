import { beforeEach, expect, it, vi } from 'vitest';
import { connection } from './connection.ts';
import type * as LoadCode from './loadCode.ts';

let pages = 0;

/** Loads the module as a new page does; all other modules stay, as other files of tests share them. */
async function loaded() {
  connection.restart();
  pages += 1;
  const { setAddressAsked, ...code } = (await import(
    /* @vite-ignore */ `./loadCode.ts?page=${pages}`
  )) as typeof LoadCode;
  setAddressAsked(() => 'http://localhost:3000/invoices?status=pending');
  return { connection, ...code };
}

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Page-1.js');
const assign = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/assets/main-1.js"></script>';
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

/** Reports a missing file as Vite does. */
const tellMissing = (error: Error = missing) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));

interface Served {
  isUp?: () => boolean;
  hasFile?: boolean;
  /** The path of the script that its documents name. */
  entry?: string;
}

function gateway({ isUp = () => true, hasFile = true, entry = '/assets/main-1.js' }: Served) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isUp()) throw new TypeError('Failed to fetch');
    if (address.startsWith('/assets/')) return new Response(null, { status: hasFile ? 200 : 404 });
    return new Response(`<script type="module" src="${entry}"></script>`);
  });
}

const unnamed = new TypeError('Importing a module script failed.');

it.each<[what: string, served: Served, error: Error]>([
  ['a file that is missing', { hasFile: false }, missing],
  ['a build in place of this one', { entry: '/assets/main-2.js' }, unnamed],
])(
  '%s reloads the address asked for once, and is an error afterwards',
  async (_, served, error) => {
    gateway(served);
    const load = () => Promise.reject(error);
    const settled = vi.fn();
    const { loadCode, reloadForMissingCode } = await loaded();
    reloadForMissingCode();
    tellMissing(error);
    void loadCode(load).finally(settled);
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith('http://localhost:3000/invoices?status=pending'),
    );
    await expect((await loaded()).loadCode(load)).rejects.toBe(error);
    expect(settled).not.toHaveBeenCalled();
    expect(assign).toHaveBeenCalledOnce();
  },
);

it.each([[missing], [unnamed]])(
  'a line that loses it again and again never reloads: %s',
  async (error) => {
    gateway({});
    const { loadCode, reloadForMissingCode } = await loaded();
    reloadForMissingCode();
    tellMissing(error);
    const load = vi.fn().mockResolvedValue('code');
    for (let lost = 0; lost < 3; lost += 1) load.mockRejectedValueOnce(error);
    expect(await loadCode(load)).toBe('code');
    expect(assign).not.toHaveBeenCalled();
  },
);

it('code that does not come offline comes when the line is back, without a reload', async () => {
  let isUp = false;
  gateway({ isUp: () => isUp });
  const { connection, loadCode, reloadForMissingCode } = await loaded();
  reloadForMissingCode();
  const load = vi
    .fn()
    .mockRejectedValueOnce(missing)
    .mockImplementationOnce(() => {
      tellMissing();
      return Promise.reject(missing);
    })
    .mockResolvedValue('code');
  const loading = loadCode(load);
  await vi.waitFor(() => expect(connection.read()).toBe('down'));
  isUp = true;
  await connection.probe();
  expect(await loading).toBe('code');
  expect(assign).not.toHaveBeenCalled();
});
