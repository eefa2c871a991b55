import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import { type AccessGroup, requireGroup, requireSession } from '../records/caller.ts';
import type { Context } from './context.ts';

export type Access = AccessGroup | 'public' | undefined;

/** Checks @access before each root resolver. Throws when a root field says neither @access nor @public. */
export function withAccess(schema: GraphQLSchema): GraphQLSchema {
  const silent: string[] = [];
  const guarded = mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name, type) => {
      const access = accessOf(schema, field);
      if (access === undefined) silent.push(`${type}.${name}`);
      return access === undefined || access === 'public'
        ? field
        : guardedField(field as GraphQLFieldConfig<unknown, Context>, {
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
