import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Context as Connection, handleProtocols, makeServer } from 'graphql-ws';
import { liveLimits } from '../config/live-limits.ts';
import { methodNotAllowed } from '../errors/errors.ts';
import { type Authenticate, contextOf } from '../graphql/context.ts';
import { readSubscription, subscribe, type Subscription } from '../graphql/subscribing.ts';
import { addressKey } from '../http/address-key.ts';
import { isObject } from '../rest/rest-input.ts';
import type { Context } from '../services/context.ts';
import type { Caller, Services } from '../services/services.ts';
import { type Open, openSockets } from './open-sockets.ts';
import { type Extra, serve } from './serving.ts';

interface Live {
  services: Services;
  authenticate: Authenticate<Caller>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is the opening of a socket alone. */
    isSocket?: boolean;
  }
}

const GOING_AWAY = 1001;
const POLICY = 1008;
const LONGEST_GOODBYE_MS = 1_000;
const PATH = '/graphql';

type Given = Record<string, unknown>;
type Connected = Connection<Given, Extra>;

/** Answers subscriptions over WebSockets that speak `graphql-transport-ws`. */
export async function liveSocket(app: FastifyInstance, { services, authenticate }: Live) {
  await app.register(websocket, {
    options: { maxPayload: liveLimits.frameBytes, perMessageDeflate: false, handleProtocols },
    preClose(done) {
      for (const client of this.websocketServer.clients) goAway(client);
      this.websocketServer.close(() => done());
    },
  });
  const sockets = openSockets(services);
  const opened = new WeakMap<WebSocket, Open>();
  const checking = setInterval(() => {
    if (sockets.isEmpty()) return;
    sockets.check().catch((err: unknown) => app.log.warn({ err }, 'sockets were not checked'));
  }, liveLimits.checkMs);
  app.addHook('preClose', async () => clearInterval(checking));

  const server = serverOf({ services, authenticate }, sockets, opened);

  app.route({
    method: 'GET',
    url: PATH,
    exposeHeadRoute: false,
    config: { isSocket: true },
    handler(_request, reply) {
      void reply.header('allow', 'POST');
      throw methodNotAllowed('GET');
    },
    wsHandler(socket, request) {
      const open: Open = { socket, address: addressKey({ address: request.ip }) };
      const problem = !isOwnOrigin(request)
        ? 'Another origin'
        : !sockets.add(open) && 'Too many connections from this address';
      if (problem) return void refuse(socket, problem);
      opened.set(socket, open);
      serve(server, { socket, request });
    },
  });
}

function serverOf(
  { services, authenticate }: Live,
  sockets: ReturnType<typeof openSockets>,
  opened: WeakMap<WebSocket, Open>,
) {
  const signIn = ({ extra: { request }, connectionParams }: Connected) =>
    contextOf(services, authenticate, {
      ...{ id: request.id, log: request.log, ip: request.ip },
      headers: { ...request.headers, ...textsIn(connectionParams) },
    }) as Promise<Context>;

  return makeServer<Given, Extra>({
    connectionInitWaitTimeout: liveLimits.signInMs,
    async onConnect(connected) {
      const context = await signIn(connected);
      const { caller } = context;
      if (!caller) return false;
      if (sockets.isFull(caller.account.id)) {
        return refuse(connected.extra.socket, 'Too many connections of this account');
      }
      const again = async () => {
        const next = await signIn(connected);
        return next.caller && next;
      };
      Object.assign(opened.get(connected.extra.socket)!, { context, again });
      return true;
    },
    onSubscribe({ subscriptions, extra: { socket } }, _id, payload) {
      if (Object.keys(subscriptions).length > liveLimits.subscriptions) {
        refuse(socket, 'Too many subscriptions');
        return [];
      }
      return readSubscription(payload, opened.get(socket)!.context!);
    },
    subscribe: (given) => subscribe(given as Subscription) as never,
    onNext({ extra: { socket } }) {
      if (socket.bufferedAmount > liveLimits.unsentBytes) socket.terminate();
    },
  });
}

/** A browser says which page opens a socket; no other site's may. */
function isOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** A client that does not answer is not waited for. */
function goAway(client: WebSocket): void {
  client.close(GOING_AWAY, 'Going away');
  const timer = setTimeout(() => client.terminate(), LONGEST_GOODBYE_MS);
  client.on('close', () => clearTimeout(timer));
}

function refuse(socket: WebSocket, reason: string): false {
  socket.close(POLICY, reason);
  return false;
}

function textsIn(given: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isObject(given) ? given : {})
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => [name.toLowerCase(), value]),
  );
}
