import type { FastifyRequest } from 'fastify';
import { invalid, REQUIRED } from '../graphql/errors.ts';
import type { RestInput } from './rest-route.ts';

/** Reads a request the way all of its old consumers write it. Throws Invalid when its JSON is malformed. */
export function readRestInput({ query, body: raw, headers }: FastifyRequest): RestInput {
  const body = parsedBody(typeof raw === 'string' ? raw : '', headers['content-type'] ?? '');
  const parameters = query as Record<string, unknown>;
  const field = (name: string) => (isObject(body) ? body[name] : undefined);
  const optionalArgument = (name: string) => {
    const places = [name, 'id', 'data'].flatMap((key) => [parameters[key], field(key)]);
    return [...places, body].find(isArgument)?.toString();
  };
  return {
    text(name) {
      const value = field(name) ?? '';
      if (typeof value !== 'string') throw invalid({ [name]: 'has to be a text' });
      return value;
    },
    argument(name) {
      const found = optionalArgument(name);
      if (found === undefined) throw invalid({ [name]: REQUIRED });
      return found;
    },
    optionalArgument,
    record: (name) => [field(name), body, {}].find(isObject) as never,
    changes(name) {
      const { [name]: of, ...beside } = isObject(body) ? body : {};
      return { ...(isObject(of) ? of : isArgument(of) && { id: of }), ...beside } as never;
    },
  };
}

function parsedBody(text: string, contentType: string): unknown {
  if (text.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    // An identifier of digits alone may be too long for a number.
    return typeof parsed === 'number' ? text.trim() : parsed;
  } catch {
    if (/\bjson\b/i.test(contentType))
      throw invalid({ body: 'is no valid JSON' }, 'Malformed JSON');
    return text;
  }
}

function isArgument(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
