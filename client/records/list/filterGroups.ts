import { withoutKeys } from './useListParams.ts';

/**
 * The URL keys of a filter's groups: `match=any` joins filters and groups by or; `groups` holds a query each, separated by
 * semicolons, whose filters are joined the other way.
 */
export const MATCH = 'match';
export const GROUPS = 'groups';

export const isAnyOf = (parameters: URLSearchParams) => parameters.get(MATCH) === 'any';

export const parseGroups = (parameters: URLSearchParams): URLSearchParams[] =>
  (parameters.get(GROUPS) ?? '')
    .split(';')
    .filter(Boolean)
    .map((query) => new URLSearchParams(query));

/** Returns the value of the key, undefined without groups; a group without filters is left out. */
export const serializeGroups = (groups: readonly URLSearchParams[]): string | undefined =>
  groups.map(String).filter(Boolean).join(';') || undefined;

type Filter = Record<string, unknown>;

/** Adds groups to a function that reads the filter in a URL, all of which matches. `keys` are the keys that it reads. */
export function withGroups<Read extends (parameters: URLSearchParams, ...more: never[]) => object>(
  read: Read,
  keys: readonly string[],
): Read {
  const given = (parameters: URLSearchParams, more: never[]): Filter =>
    Object.fromEntries(
      Object.entries(read(parameters, ...more)).filter(([, value]) => value != null),
    );
  const sets = keySets(keys.filter((key) => key !== 'text'));
  const partsOf = (parameters: URLSearchParams, more: never[]) =>
    sets
      .map((set) => given(onlyKeys(parameters, set), more))
      .filter((part) => Object.keys(part).length > 0);
  const filterIn = (parameters: URLSearchParams, ...more: never[]) => {
    const isAny = isAnyOf(parameters);
    const groups = parseGroups(parameters)
      .map((group) => partsOf(group, more))
      .filter((parts) => parts.length > 0);
    if (!isAny) {
      const all = read(parameters, ...more);
      return groups.length === 0 ? all : { ...all, and: groups.map((or) => ({ or })) };
    }
    const any = [...partsOf(parameters, more), ...groups.map((and) => ({ and }))];
    return {
      ...given(onlyKeys(parameters, ['text']), more),
      ...(any.length > 0 && { or: any }),
    };
  };
  return filterIn as Read;
}

/** Returns the keys of each filter: both ends of a span, such as `priceFrom` and `priceTo`, are of one. */
function keySets(keys: readonly string[]): string[][] {
  const sets = new Map<string, string[]>();
  for (const key of keys) {
    const name = key.replace(/^(from|to)$|(From|To)$/, '');
    sets.set(name, [...(sets.get(name) ?? []), key]);
  }
  return [...sets.values()];
}

const onlyKeys = (parameters: URLSearchParams, keys: readonly string[]) =>
  withoutKeys(
    parameters,
    [...parameters.keys()].filter((key) => !keys.includes(key)),
  );
