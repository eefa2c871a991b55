import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { forbidden } from '../errors/errors.ts';
import { covers, mayRead, requireGroup } from '../records/access.ts';
import { type AccessGroup } from '../records/declare/record.ts';
import { requireSession } from '../records/caller.ts';
import type { Row } from '../records/declare/record.ts';
import type { Context } from './context.ts';
import { withFilterAccess } from './filter-access.ts';

export type Access = AccessGroup | 'public' | undefined;

/** Checks @access before each root resolver. Throws when a root field says neither @access nor @public. */
export function withAccess(schema: GraphQLSchema): GraphQLSchema {
  const silent: string[] = [];
  const guarded = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _name, within) =>
      referenceGuarded(schema, withFilterAccess(field), within.endsWith('Payload')),
    [MapperKind.ROOT_FIELD]: (field, name, type) => {
      const access = accessOf(schema, field);
      if (access === undefined) silent.push(`${type}.${name}`);
      return access === undefined || access === 'public'
        ? field
        : guardedField(withFilterAccess(field as GraphQLFieldConfig<unknown, Context>), {
            group: access,
            needsSession: directiveOf(schema, field)?.session === true,
          });
    },
  });
  if (silent.length > 0) {
    throw new Error(`These root fields say neither @access nor @public: ${silent.join(', ')}.`);
  }
  return guarded;
}

/**
 * Guards records that not everyone reads behind another type's field: those that the caller may not read are left out.
 * A record that a mutation made for somebody else, such as a message, is in its answer all the same.
 */
function referenceGuarded(
  schema: GraphQLSchema,
  field: GraphQLFieldConfig<unknown, Context>,
  isAnswer: boolean,
): GraphQLFieldConfig<unknown, Context> {
  const type = getNamedType(field.type);
  const given = isObjectType(type) ? getDirective(schema, type, 'record')?.[0] : undefined;
  const isForAll = covers('GUEST', (given?.read ?? 'GUEST') as AccessGroup) && given?.owner == null;
  if (!given || isForAll) return field;
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: async (source, args, context, info) => {
      const record = context.records.get(type.name);
      const isShown = (row: unknown) =>
        row == null || (!!record && mayRead(context, record, isAnswer ? undefined : (row as Row)));
      const found: unknown = await resolve(source, args, context, info);
      if (Array.isArray(found)) return (found as unknown[]).filter(isShown);
      if (isShown(found)) return found;
      if (isNonNullType(field.type)) throw forbidden();
      return null;
    },
  };
}

export function accessOf(
  schema: GraphQLSchema,
  field: GraphQLFieldConfig<unknown, unknown>,
): Access {
  if (getDirective(schema, field, 'public')) return 'public';
  return directiveOf(schema, field)?.group as AccessGroup | undefined;
}

const directiveOf = (schema: GraphQLSchema, field: GraphQLFieldConfig<unknown, unknown>) =>
  getDirective(schema, field, 'access')?.[0];

function guardedField(
  field: GraphQLFieldConfig<unknown, Context>,
  { group, needsSession }: { group: AccessGroup; needsSession: boolean },
): GraphQLFieldConfig<unknown, Context> {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: (source, args, context, info) => {
      requireGroup(context, group);
      if (needsSession) requireSession(context);
      return resolve(source, args, context, info);
    },
  };
}
