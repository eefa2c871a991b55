import { beforeEach, expect, it, vi } from 'vitest';
import { connection } from './connection.ts';
import { loadCode, setAddressAsked } from './loadCode.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Page-1.js');
const assign = vi.fn();

beforeEach(() => {
  connection.restart();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  setAddressAsked(() => 'http://localhost:3000/invoices?status=pending');
});

const gateway = (isUp: () => boolean) =>
  vi.stubGlobal('fetch', async () => {
    if (!isUp()) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });

it('code that is gone reloads the address asked for once, and is an error afterwards', async () => {
  gateway(() => true);
  const load = () => Promise.reject(missing);
  void loadCode(load);
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledWith('http://localhost:3000/invoices?status=pending'),
  );
  await expect(loadCode(load)).rejects.toBe(missing);
  expect(assign).toHaveBeenCalledOnce();
});

it('code that does not come offline comes when the line is back, without a reload', async () => {
  let isUp = false;
  gateway(() => isUp);
  const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue('code');
  const loading = loadCode(load);
  await vi.waitFor(() => expect(connection.read()).toBe('down'));
  isUp = true;
  await connection.probe();
  expect(await loading).toBe('code');
  expect(assign).not.toHaveBeenCalled();
});
