import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** On stop, ends connections without a complete request at once, and others after their answer. */
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
  app.addHook('preClose', (done) => {
    isStopping = true;
    for (const socket of silent) socket.destroy();
    done();
  });
}
