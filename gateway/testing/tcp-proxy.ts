import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy before the database that fails as a network does. */
export interface TcpProxy {
  /** The target's URL through the proxy. */
  url: string;
  /** Breaks all connections; new ones work. */
  cut(): void;
  /** Breaks all connections and refuses new ones. */
  refuse(): Promise<void>;
  /** Accepts everything and forwards nothing. */
  hold(): void;
  /** Forwards what is sent from now on. */
  restore(): Promise<void>;
}

/** Starts a proxy, which is closed after the test. */
export async function tcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const open = new Set<Socket>();
  let isHeld = false;

  function pass(from: Socket, to: Socket): void {
    open.add(from);
    from.on('data', (bytes) => void (isHeld || to.write(bytes)));
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  }
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    pass(near, far);
    pass(far, near);
  });
  const listen = async (port: number) => {
    if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.port = String(port);

  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  async function refuse(): Promise<void> {
    const closed = server.listening ? once(server.close(), 'close') : undefined;
    cut();
    await closed;
  }
  onTestFinished(refuse);
  return {
    url: url.href,
    cut,
    refuse,
    hold: () => void (isHeld = true),
    async restore() {
      isHeld = false;
      await listen(port);
    },
  };
}
