import type { FastifyRequest } from 'fastify';
import { invalid, REQUIRED } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { cookieIn } from '../http/cookies.ts';

export interface ReadInput extends RestInput {
  names: () => GivenNames;
}

interface GivenNames {
  /** Names in the address, in the body and in the objects of the body. */
  sent: ReadonlySet<string>;
  /** Names that are read on their own, beside those of a record. */
  read: ReadonlySet<string>;
  /** Names in the address and the body that are not read. */
  unread: readonly string[];
}

/** Accepts every form that older programs use. Reading JSON throws Invalid when it is malformed. */
export function readRestInput({ query, body: raw, headers }: FastifyRequest): ReadInput {
  const sent = typeof raw === 'string' ? raw.trim() : '';
  const parsed = parsedBody(sent);
  const saysJson = JSON_TYPE.test(headers['content-type'] ?? '');
  const parameters = query as Record<string, unknown>;
  const body = () => {
    if (parsed === undefined && saysJson) throw malformed();
    return parsed === undefined ? sent : parsed;
  };
  const read = new Set<string>();
  const field = (name: string, of: unknown = body()) => {
    if (!isObject(of) || !Object.hasOwn(of, name)) return undefined;
    read.add(name);
    return of[name];
  };
  const { optionalIn, argumentIn } = argumentsIn(parameters, read);
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
      read.add(name);
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
    names: () => namesIn(parameters, isObject(parsed) ? parsed : {}, read),
  };
}

type Values = Readonly<Record<string, unknown>>;

function argumentsIn(parameters: Values, read: Set<string>) {
  const optionalIn = (of: unknown, name: string) => {
    for (const key of [name, 'id', 'data']) {
      const found = [parameters[key], isObject(of) ? of[key] : undefined].find(isArgument);
      if (found === undefined) continue;
      read.add(key);
      return found.toString();
    }
    return isArgument(of) ? of.toString() : undefined;
  };
  const argumentIn = (of: unknown, name: string) => {
    const found = optionalIn(of, name);
    if (found !== undefined) return found;
    const isList = [name, 'id'].some(
      (key) => `${key}[]` in parameters || Array.isArray(parameters[key]),
    );
    throw invalid({ [name]: isList ? problem('only_one') : REQUIRED });
  };
  return { optionalIn, argumentIn };
}

function namesIn(parameters: Values, given: Values, read: ReadonlySet<string>): GivenNames {
  const outer = [...Object.keys(parameters), ...Object.keys(given)];
  const inner = Object.values(given).filter(isObject).flatMap(Object.keys);
  return {
    sent: new Set([...outer, ...inner]),
    read,
    unread: outer.filter((name) => !read.has(name)),
  };
}

export const JSON_TYPE = /\bjson\b/i;

export const malformed = () => invalid({ body: problem('not_json') }, problem('malformed_json'));

/** Returns the parsed text, an empty object for an empty one; undefined when it is not JSON. */
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
export interface RestInput {
  /** Returns the text of that name in a JSON body; empty when missing. */
  text(name: string): string;
  /** Returns `?name=`, `?id=`, `?data=`, the same in a JSON body, or a bare string body. Throws Invalid without one. */
  argument(name: string): string;
  /** Returns the same as `argument`, or undefined. */
  optionalArgument(name: string): string | undefined;
  /** Returns the same as `argument`, where a body that is not JSON is the text, whatever its content type. */
  bareText(name: string): string;
  /** Returns the body's field of that name, or the body. Unknown fields are dropped later, invalid ones refused. */
  record(name: string): never;
  /**
   * Returns the same as `record`. With one of the fields `alone` only these change: the rest of the record may be
   * outdated.
   */
  changes(name: string, alone: readonly string[]): never;
  ids(name: string): string[];
  /** Returns the cookie of that name, or an empty text. */
  cookie(name: string): string;
}
