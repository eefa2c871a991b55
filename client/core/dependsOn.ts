const CONNECTION = 'Connection';

/**
 * Whether an answer may look otherwise after records of these kinds have changed: it has such records or a list of
 * them, a list of words that is called after one, such as `customerTags`, or nothing but figures.
 */
export function dependsOn(answer: unknown, kinds: ReadonlySet<string> | undefined): boolean {
  if (!kinds) return true;
  const found = [...kindsIn(answer)];
  const lists = wordListsIn(answer);
  if (found.length + lists.length === 0) return true;
  const isCalledAfter = (list: string) =>
    [...kinds].some((kind) => list.toLowerCase().startsWith(kind.toLowerCase()));
  return found.some((kind) => kinds.has(kind)) || lists.some(isCalledAfter);
}

function* kindsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { __typename: type, id } = value as { __typename?: string; id?: unknown };
  if (type?.endsWith(CONNECTION)) yield type.slice(0, -CONNECTION.length);
  else if (type !== undefined && typeof id === 'string') yield type;
  for (const each of Object.values(value)) yield* kindsIn(each);
}

/** Returns the names of an answer's lists that are empty, or of words alone. */
const wordListsIn = (answer: unknown): string[] =>
  Object.entries(answer ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) && value.every((each) => typeof each === 'string') ? [name] : [],
  );
