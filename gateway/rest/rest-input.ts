import type { FastifyRequest } from 'fastify';
import { invalid, REQUIRED } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { cookieIn } from '../http/cookies.ts';
import type { RestInput } from './rest-route.ts';

/** Accepts every form that older programs use. Reading JSON throws Invalid when it is malformed. */
export function readRestInput({ query, body: raw, headers }: FastifyRequest): RestInput {
  const sent = typeof raw === 'string' ? raw.trim() : '';
  const parsed = parsedBody(sent);
  const saysJson = JSON_TYPE.test(headers['content-type'] ?? '');
  const parameters = query as Record<string, unknown>;
  const body = () => {
    if (parsed === undefined && saysJson) throw malformed();
    return parsed === undefined ? sent : parsed;
  };
  const field = (name: string, of: unknown = body()) => (isObject(of) ? of[name] : undefined);
  const optionalIn = (of: unknown, name: string) => {
    const places = [name, 'id', 'data'].flatMap((key) => [parameters[key], field(key, of)]);
    return [...places, of].find(isArgument)?.toString();
  };
  const argumentIn = (of: unknown, name: string) => {
    const found = optionalIn(of, name);
    if (found !== undefined) return found;
    const isList = [name, 'id'].some(
      (key) => `${key}[]` in parameters || Array.isArray(parameters[key]),
    );
    throw invalid({ [name]: isList ? problem('only_one') : REQUIRED });
  };
  return {
    text(name) {
      const value = field(name) ?? '';
      if (typeof value !== 'string') throw invalid({ [name]: problem('not_a_text') });
      return value;
    },
    argument: (name) => argumentIn(body(), name),
    optionalArgument: (name) => optionalIn(body(), name),
    bareText: (name) =>
      argumentIn(isObject(parsed) || typeof parsed === 'string' ? parsed : sent, name),
    record: (name) => [field(name), body(), {}].find(isObject) as never,
    changes(name, alone) {
      const { [name]: of, ...beside } = [body(), {}].find(isObject)!;
      const record = isObject(of) ? of : { ...(isArgument(of) && { id: of }) };
      const moved = Object.entries(beside).filter(([field]) => alone.includes(field));
      const isMoved = record.id !== undefined && moved.length > 0;
      return (
        isMoved ? { id: record.id, ...Object.fromEntries(moved) } : { ...record, ...beside }
      ) as never;
    },
    ids(name) {
      const list: unknown = field(name) ?? body();
      if (!Array.isArray(list)) throw invalid({ [name]: problem('not_a_json_list') });
      return list.map((each: unknown) => (isObject(each) ? each.id : each) as string);
    },
    cookie: (name) => cookieIn(headers, name),
  };
}

export const JSON_TYPE = /\bjson\b/i;

export const malformed = () => invalid({ body: problem('not_json') }, problem('malformed_json'));

/** Undefined when it is not JSON. */
export function parsedBody(text: string): unknown {
  if (text === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    // An identifier of digits may be too long for a number.
    return typeof parsed === 'number' ? text : parsed;
  } catch {
    return undefined;
  }
}

function isArgument(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
