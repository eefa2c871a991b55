import { Kind, parse } from 'graphql';

/** Returns a file of `client/generated/`: the types of each union, by which the cache tells which fragment fits. */
export function possibleTypesFile(sdl: string): string {
  const possible: Record<string, string[]> = {};
  for (const node of parse(sdl).definitions) {
    if (node.kind !== Kind.UNION_TYPE_DEFINITION && node.kind !== Kind.UNION_TYPE_EXTENSION) {
      continue;
    }
    const { name, types = [] } = node;
    (possible[name.value] ??= []).push(...types.map((type) => type.name.value));
  }
  return `export const possibleTypes = ${JSON.stringify(possible, null, 2)};\n`;
}
