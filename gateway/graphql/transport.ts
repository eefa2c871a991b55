import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import type { Execute } from './executor.ts';

export interface Transport {
  schema: GraphQLSchema;
  execute: Execute;
  contextFor: (request: FastifyRequest) => Promise<Context>;
}
