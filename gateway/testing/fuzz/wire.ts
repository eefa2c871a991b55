import { once } from 'node:events';
import { connect } from 'node:net';

export interface Message {
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

/** Returns the message as it goes over the socket, right or wrong. */
export function bytesOf({ method, target, headers, body }: Message): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`), body]);
}

/** Returns a message with the headers that a client library sends; those given come after them. */
export function wellFormed(
  method: string,
  target: string,
  body: Buffer,
  headers: Message['headers'] = [],
): Message {
  const usual = [
    ['host', 'localhost'],
    ['connection', 'close'],
    ['content-length', String(body.length)],
  ] as const;
  return { method, target, headers: [...usual, ...headers], body };
}

/** Resolves to all that comes back until the gateway closes the connection. */
export async function exchange(url: string, sent: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.end(sent);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

/** Returns the status of the first answer that is more than a go-ahead; 0 where there is none. */
export function statusOf(answer: string): number {
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
    Number(status),
  );
  return statuses.find((status) => status >= 200) ?? 0;
}
