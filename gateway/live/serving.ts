import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { CloseCode, type Server } from 'graphql-ws';
import { liveLimits } from '../config/live-limits.ts';

export interface Extra extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  request: FastifyRequest;
}

/** Hands the messages of a socket to the server, as far as they are not too many, until one of the two ends it. */
export function serve(server: Server<Extra>, extra: Extra): void {
  const { socket } = extra;
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve) => {
          // A socket that closes meanwhile needs no answer.
          socket.send(data, () => resolve());
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (read) =>
        socket.on('message', (data) => {
          read((data as Buffer).toString()).catch((err: unknown) => {
            extra.request.log.error({ err }, 'a message of a socket could not be read');
            socket.close(CloseCode.InternalServerError);
          });
        }),
    },
    extra,
  );
  const stopPinging = pinging(socket);
  limitMessages(socket);
  // A frame that breaks the protocol closes the socket by itself.
  socket.on('error', () => undefined);
  socket.on('close', (code, reason) => {
    stopPinging();
    void closed(code, String(reason));
  });
}

/** Ends a socket that no longer answers. */
function pinging(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, liveLimits.pingMs);
  return () => clearInterval(timer);
}

function limitMessages(socket: WebSocket): void {
  let messages = 0;
  const timer = setInterval(() => (messages = 0), 1_000);
  socket.on('close', () => clearInterval(timer));
  socket.on('message', () => {
    messages += 1;
    if (messages > liveLimits.messagesASecond)
      socket.close(CloseCode.TooManyInitialisationRequests);
  });
}
