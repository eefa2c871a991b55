import { createHash } from 'node:crypto';
import { getDirective } from '@graphql-tools/utils';
import type { FastifyInstance } from 'fastify';
import {
  type DocumentNode,
  getNamedType,
  getOperationAST,
  type GraphQLSchema,
  isObjectType,
  type GraphQLObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { notFound } from '../errors/errors.ts';
import { DAY_SECONDS } from '../formats/days.ts';
import { type Drawing, drawings, drawnPicture } from '../formats/drawn-picture.ts';
import { PICTURE_POLICY } from '../http/headers.ts';

const PATH = '/api/pictures';
const kinds = Object.keys(drawings).join('|');
const DRAWN = new RegExp(`^(https?://[^/]+)?/?api/pictures/(${kinds})/[0-9a-f]{16}\\.svg$`);

/** Whether it is the address of a drawn picture, which stands for none. */
export const isDrawn = (value: unknown) => typeof value === 'string' && DRAWN.test(value);

interface Named {
  Params: { drawing: string; name: string };
}

/**
 * `GET /api/pictures/person/<seed>.svg`, public so that an `img` shows it. Any seed is drawn, so that an address does
 * not tell whether there is such a person.
 */
export async function drawnPictureRoute(app: FastifyInstance): Promise<void> {
  app.get<Named>(`${PATH}/:drawing/:name`, (request, reply) => {
    const { drawing, name } = request.params;
    if (!isDrawn(`${PATH}/${drawing}/${name}`)) throw notFound('Picture');
    return reply
      .type('image/svg+xml')
      .headers({
        'content-security-policy': PICTURE_POLICY,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': `public, max-age=${DAY_SECONDS}`,
      })
      .send(drawnPicture(drawing as Drawing, name));
  });
}

/** The places where an answer has pictures. */
interface Places {
  pictures: readonly (readonly [key: string, drawing: Drawing])[];
  inner: readonly (readonly [key: string, places: Places])[];
}

/** Returns the places of pictures in a document's answer; undefined where there are none. */
export function picturesIn(schema: GraphQLSchema, document: DocumentNode): Places | undefined {
  const { operation, selectionSet } = getOperationAST(document)!;
  return placesIn(schema, schema.getRootType(operation)!, selectionSet);
}

function placesIn(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
): Places | undefined {
  const pictures: [string, Drawing][] = [];
  const inner: [string, Places][] = [];
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) continue;
    const { [selection.name.value]: field } = type.getFields();
    if (!field) continue;
    const key = (selection.alias ?? selection.name).value;
    const { draws } = (getDirective(schema, field, 'picture')?.[0] ?? {}) as { draws?: string };
    if (draws) pictures.push([key, draws.toLowerCase() as Drawing]);
    const of = getNamedType(field.type);
    const places =
      isObjectType(of) && selection.selectionSet
        ? placesIn(schema, of, selection.selectionSet)
        : undefined;
    if (places) inner.push([key, places]);
  }
  return pictures.length + inner.length > 0 ? { pictures, inner } : undefined;
}

/** Puts the address of a drawn picture where a record has none. The seed hides the record's id. */
export function drawMissing(value: unknown, places: Places, id = ''): void {
  if (Array.isArray(value)) return value.forEach((each) => drawMissing(each, places, id));
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  const of = typeof record.id === 'string' ? record.id : id;
  for (const [key, drawing] of places.pictures)
    record[key] ||= `${PATH}/${drawing}/${seedOf(`${drawing} ${of}`)}.svg`;
  for (const [key, inner] of places.inner) drawMissing(record[key], inner, of);
}

const seedOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
