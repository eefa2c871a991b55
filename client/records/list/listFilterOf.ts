import { filterFields } from '../../generated/filterFields.ts';
import type { FilterField } from '../declaration.ts';
import { GROUPS, withGroups } from './filterGroups.ts';
import { filterOfField, urlKeysOfField } from './filters.ts';
import { type ListFilters, listFilters } from './listFilters.ts';

/** Returns a list's own filter together with those of the declared fields that it does not read. */
export function listFilterOf<Kind extends keyof ListFilters>(kind: Kind) {
  type Read = ListFilters[Kind]['read'];
  const { read, fields, keys } = listFilters[kind];
  const declared: readonly FilterField[] = filterFields[kind];
  const others = declared.filter(({ name }) => !(fields as readonly string[]).includes(name));
  const filterIn = (parameters: URLSearchParams, ...more: never[]) => ({
    ...(Object.assign(
      {},
      ...others.map((field) => filterOfField(field, parameters)),
    ) as ReturnType<Read>),
    ...(read as (parameters: URLSearchParams, ...more: never[]) => ReturnType<Read>)(
      parameters,
      ...more,
    ),
  });
  const all = [...keys, ...others.flatMap(urlKeysOfField)];
  return { filterIn: withGroups(filterIn as Read, all), keys: [...all, GROUPS] };
}
