import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

export async function answerTo({ server }: FastifyInstance, text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (more: string) => (answer += more));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

export class RawUpstream {
  heard = '';
  says = '';
  readonly #server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      this.heard += bytes.toString('latin1');
      if (this.says !== '') socket.end(this.says, 'latin1');
    });
  });

  async start(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
  }
}
