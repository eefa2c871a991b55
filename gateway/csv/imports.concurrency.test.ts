import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importLimits } from '../config/limits.ts';
import { importCsv } from '../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const slowHash = promisify(pbkdf2);

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const send = () => importCsv(gateway, 'customers', 'Nome\nA', { token, mapping: { Nome: 'name' } });

async function sendAsManyAsMay(): Promise<number[]> {
  const sent = Array.from({ length: importLimits.atOncePerAccount }, send);
  return (await Promise.all(sent)).map(({ status }) => status);
}

it('whoever has read the end of an import may send the next one, however slow the disk is', async () => {
  let isOver = false;
  // The thread pool also serves the file system, which therefore has to wait.
  const keepBusy = async () => {
    while (!isOver) await slowHash('a', 'b', 20_000, 64, 'sha512');
  };
  const busy = Array.from({ length: 8 }, keepBusy);
  try {
    for (let time = 0; time < 3; time += 1) {
      expect(await sendAsManyAsMay()).toEqual([200, 200]);
    }
  } finally {
    isOver = true;
    await Promise.all(busy);
  }
});

it('who goes away in the middle stops the import, and its turn is free again', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `Partida ${index}`);
  const form = new FormData();
  form.set('mapping', JSON.stringify({ Nome: 'name' }));
  form.set('file', new File([`Nome\n${rows.join('\n')}`], 'customers.csv'));
  const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/customers.csv`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  await answer.body!.getReader().read();
  leaving.abort();
  await expect.poll(sendAsManyAsMay).toEqual([200, 200]);
  const { data } = await gateway.graphql(
    '{ customers(filter: { text: "Partida" }) { totalCount } }',
    {},
    token,
  );
  expect(data!.customers.totalCount).toBeLessThan(rows.length);
});

it('a file beyond the limit is refused with its size, and stored in no part', async () => {
  const file = Buffer.alloc(importLimits.fileBytes + 1, 'Nome\nDemais\n');
  const { status, body } = await importCsv(gateway, 'customers', file, {
    token,
    mapping: { Nome: 'name' },
  });
  expect([status, body.fields]).toEqual([413, { file: 'is larger than 50 MiB' }]);
  const { data } = await gateway.graphql(
    '{ customers(filter: { text: "Demais" }) { totalCount } }',
    {},
    token,
  );
  expect(data!.customers.totalCount).toBe(0);
});
