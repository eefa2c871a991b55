import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../formats/days.ts';
import { PICTURE_POLICY } from '../http/headers.ts';

/** Serves the demo data's pictures, whose names do not change with their content. */
export async function pictures(
  app: FastifyInstance,
  { folder }: { folder: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/pictures/',
    decorateReply: false,
    maxAge: DAY_MS,
    setHeaders(response) {
      response.setHeader('content-security-policy', PICTURE_POLICY);
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
}
