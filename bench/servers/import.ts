import Libsql from 'libsql';
import { signIn } from '../../gateway/domains/sign-in/signing-in.ts';
import { withCheckDigits } from '../../gateway/formats/documents.rules.ts';
import { openStore } from '../../gateway/database/open-store.ts';
import { migrate } from '../../gateway/database/migrate.ts';
import type { ImportMeasured } from '../import.ts';
import { preparedGateway } from './prepared-gateway.ts';

const MIB = 1024 ** 2;
const SAMPLE_EVERY_MS = 10;
const heads = ['Nome', 'CPF', 'E-mail', 'Telefone', 'Rua', 'Cidade', 'Estado', 'CEP', 'Etiquetas'];
const fields = ['name', 'document', 'email', 'phone', 'street', 'city', 'state', 'cep', 'tags'];

const rows = Number(process.argv[2]);
process.argv[2] = '1';
const { app, services, file } = await preparedGateway();
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const credentials = { email: 'sa@retaguarda.test', password: 'retaguarda' };
const { accessToken } = await signIn(services, credentials);
const authorization = `Bearer ${accessToken}`;

const idleMiB = process.memoryUsage.rss() / MIB;
let peak = 0;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, SAMPLE_EVERY_MS);

const [seconds, activityId] = await timed(bring);
const peakMiB = Math.max(peak, process.memoryUsage.rss()) / MIB;
clearInterval(sampling);
const [undoSeconds] = await timed(() => undo(activityId));
const [bareSeconds] = await timed(insertBare);
const measured: ImportMeasured = { rows, seconds, peakMiB, idleMiB, undoSeconds, bareSeconds };
process.send?.(measured);

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const startedAt = performance.now();
  const result = await work();
  return [(performance.now() - startedAt) / 1000, result];
}

function cellsOf(index: number): string[] {
  const document = withCheckDigits('person', String(200_000_000 + index));
  return [
    `Cliente Número ${index}`,
    document,
    `cliente.${index}@correio.test`,
    `(11) 90${String(index).padStart(7, '0')}`,
    `Rua das Laranjeiras, ${index}`,
    'São Paulo',
    'SP',
    '01234-567',
    'VIP',
  ];
}

/** Sends the file in pieces, so that what is measured is not the file itself. */
async function* formOf(boundary: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const mapping = JSON.stringify(Object.fromEntries(heads.map((head, at) => [head, fields[at]])));
  const part = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  yield encoder.encode(`${part('mapping')}\r\n\r\n${mapping}\r\n`);
  yield encoder.encode(`${part('file')}; filename="clientes.csv"\r\n\r\n${heads.join(';')}\r\n`);
  for (let index = 0; index < rows; index += 1) {
    yield encoder.encode(`${cellsOf(index).join(';')}\r\n`);
  }
  yield encoder.encode(`--${boundary}--\r\n`);
}

async function bring(): Promise<string> {
  const boundary = 'retaguarda-bench';
  const answer = await fetch(`${origin}/api/customers.csv`, {
    method: 'POST',
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: formOf(boundary),
    duplex: 'half',
  } as unknown as RequestInit);
  const last = (await answer.text()).trim().split('\n').at(-1)!;
  const { done } = JSON.parse(last) as { done: { made: number; activityId: string } };
  if (done.made !== rows) throw new Error(`The import made ${done.made} customers: ${last}`);
  return done.activityId;
}

async function undo(id: string): Promise<void> {
  const query = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id } }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(`The import was not taken back: ${JSON.stringify(errors)}`);
}

/** Inserts the same rows into the same table of another file, in one transaction, and checks and records nothing. */
async function insertBare(): Promise<void> {
  const store = await openStore(`file:${file}.bare`);
  await migrate(store);
  await store.close();
  const connection = new Libsql(`${file}.bare`);
  connection.exec('PRAGMA synchronous = FULL');
  const insert = connection.prepare(
    `insert into customers (id, kind, name, document, email, phone, street, city, state, cep, status,
      channel, created_at, version, name_key, city_key, search_text)
      values (?, 'person', ?, ?, ?, ?, ?, ?, ?, ?, 'lead', 'site', ?, 1, ?, ?, ?)`,
  );
  const at = new Date().toISOString();
  connection.exec('begin immediate');
  for (let index = 0; index < rows; index += 1) {
    const [name = '', ...cells] = cellsOf(index).slice(0, -1);
    const key = name.toLowerCase();
    insert.run([
      `bare-${index}`,
      name,
      ...cells,
      at,
      key,
      'sao paulo',
      `${key} ${cells.join(' ')}`,
    ]);
  }
  connection.exec('commit');
  connection.close();
}
