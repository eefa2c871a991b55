import type { FastifyInstance } from 'fastify';
import { methodNotAllowed } from '../errors/errors.ts';

/**
 * Refuses a method that an address does not have, and names those that it has. Routes for any address leave it to
 * those that were registered for this one; `isOpen` says which of them take any method.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  isOpen: (route: string) => boolean = () => false,
): void {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method, config }) => {
    // A socket is opened by a GET that is none.
    if (url.includes('*') || config?.isSocket) return;
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    routes.set(url, route);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { url: route = '*' } = request.routeOptions;
    if (!route.includes('*') || isOpen(route)) return done();
    const path = request.url.split('?', 1)[0]!;
    const found = [...routes.values()].filter(({ pattern }) => pattern.test(path));
    const methods = new Set(found.flatMap((each) => [...each.methods]));
    if (methods.size === 0 || methods.has(request.method)) return done();
    void reply.header('allow', [...methods].sort().join(', '));
    throw methodNotAllowed(request.method);
  });
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
