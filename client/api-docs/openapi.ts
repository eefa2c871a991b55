import { readToken } from './token.ts';

/** The parts that this page shows. */
export interface Schema {
  type?: string | string[];
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  required?: string[];
}

/** Schemas and examples by media type. */
type Content = Partial<Record<string, { schema: Schema; example?: unknown }>>;

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags: string[];
  security: unknown[];
  parameters?: { name: string; in: 'query' | 'path'; required: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content: Content }>;
}

export interface OpenApi {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Call extends Operation {
  method: string;
  path: string;
}

/** Rejects with a message when the gateway does not answer it. */
export async function fetchOpenApi(): Promise<OpenApi> {
  const token = readToken();
  const answer = await fetch('/api/openapi.json', {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (answer.ok) return (await answer.json()) as OpenApi;
  const { message } = (await answer.json()) as { message: string };
  throw new Error(message);
}

export function callsByTag({ paths }: OpenApi): Map<string, Call[]> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  const byTag = new Map<string, Call[]>();
  for (const call of calls) {
    const tag = call.tags[0] ?? '';
    byTag.set(tag, [...(byTag.get(tag) ?? []), call]);
  }
  return byTag;
}

const MOST_NESTED = 4;

/** Writes a schema as `{ "id": string, "items": [{ "name": string }] }`. */
export function outline(schema: Schema, { components }: OpenApi, depth = 0): string {
  const named = schema.$ref && components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (named) return outline(named, { components } as OpenApi, depth);
  const { properties, items, type = 'any' } = schema;
  const types = [type].flat();
  if (types.includes('array') && items)
    return `[${outline(items, { components } as OpenApi, depth)}]`;
  if (!properties || depth > MOST_NESTED) {
    return (schema.enum ?? types)
      .map((each) => (schema.enum ? JSON.stringify(each) : each))
      .join(' | ');
  }
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(([name, each]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${indent}${name}${mark}: ${outline(each, { components } as OpenApi, depth + 1)}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}
