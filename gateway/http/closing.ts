import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the gateway stop as soon as what is under way is answered: a connection on which nothing was asked, or not
 * yet all of it, ends at once, and another one after its answer.
 */
export function endSilentConnections(app: FastifyInstance): void {
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
