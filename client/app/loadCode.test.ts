import { beforeEach, expect, it, vi } from 'vitest';

/** As a page has it that was just loaded. */
async function loaded() {
  vi.resetModules();
  const { connection } = await import('./connection.ts');
  const { setAddressAsked, ...code } = await import('./loadCode.ts');
  setAddressAsked(() => 'http://localhost:3000/invoices?status=pending');
  return { connection, ...code };
}

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Page-1.js');
const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

/** As Vite does. */
const tellMissing = () =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));

const gateway = (isUp: () => boolean) =>
  vi.stubGlobal('fetch', async () => {
    if (!isUp()) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });

it('code that is gone reloads the address asked for once, and is an error afterwards', async () => {
  gateway(() => true);
  const load = () => Promise.reject(missing);
  const settled = vi.fn();
  const { loadCode, reloadForMissingCode } = await loaded();
  reloadForMissingCode();
  tellMissing();
  void loadCode(load).finally(settled);
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledWith('http://localhost:3000/invoices?status=pending'),
  );
  await expect((await loaded()).loadCode(load)).rejects.toBe(missing);
  expect(settled).not.toHaveBeenCalled();
  expect(assign).toHaveBeenCalledOnce();
});

it('code that does not come offline comes when the line is back, without a reload', async () => {
  let isUp = false;
  gateway(() => isUp);
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
