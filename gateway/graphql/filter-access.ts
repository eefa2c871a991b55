import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLFieldConfig,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  isInputObjectType,
} from 'graphql';
import type { Filter } from '../records/read/read.ts';
import type { Context } from './context.ts';
import { refuseUnreadableFilter } from './unreadable-titles.ts';

type Field = GraphQLFieldConfig<unknown, Context>;

/**
 * Checks each filter in a field's arguments, wherever it is, before the field's resolver: those of lists, of figures and
 * of changes of all that match.
 */
export function withFilterAccess(field: Field): Field {
  const filtered = Object.entries(field.args ?? {}).flatMap(([name, { type }]) => {
    const named = getNamedType(type);
    return holdsFilter(named) ? [[name, named] as const] : [];
  });
  if (filtered.length === 0) return field;
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve(source, args: Record<string, unknown>, context, info) {
      for (const [name, type] of filtered) refuseUnreadable(context, type, args[name]);
      return resolve(source, args, context, info);
    },
  };
}

function holdsFilter(
  type: GraphQLNamedType,
  within: readonly GraphQLNamedType[] = [],
): type is GraphQLInputObjectType {
  if (!isInputObjectType(type) || within.includes(type)) return false;
  return kindOfFilter(type) !== undefined || innerFilters(type, [...within, type]).length > 0;
}

const innerFilters = (type: GraphQLInputObjectType, within: readonly GraphQLNamedType[] = []) =>
  Object.values(type.getFields()).flatMap(({ name, type: of }) => {
    const named = getNamedType(of);
    return holdsFilter(named, within) ? [[name, named] as const] : [];
  });

const kindOfFilter = ({ name }: GraphQLInputObjectType) => /^(\w+)Filter$/.exec(name)?.[1];

function refuseUnreadable(context: Context, type: GraphQLInputObjectType, given: unknown): void {
  if (typeof given !== 'object' || given === null) return;
  for (const filter of [given].flat() as Filter[]) {
    const { declaration } = context.records.get(kindOfFilter(type) ?? '') ?? {};
    if (declaration) refuseUnreadableFilter(context, declaration, filter);
    for (const [name, inner] of innerFilters(type)) refuseUnreadable(context, inner, filter[name]);
  }
}
