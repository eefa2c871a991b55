import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Ends connections when the gateway stops: those without a complete request at once, others after their answer. */
export function endIdleConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    silent.delete(socket);
    response.once('close', () => {
      if (isStopping) socket.end();
      else if (!socket.destroyed) silent.add(socket);
    });
  });
  // A WebSocket is closed by those who answer it.
  app.server.on('upgrade', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', (done) => {
    isStopping = true;
    for (const socket of silent) socket.destroy();
    done();
  });
}
