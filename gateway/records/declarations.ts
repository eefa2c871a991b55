import type { Declaration } from './declare/declaration.ts';
import { declarationsIn } from './declare/declare.ts';
import { readSources } from './expand/sdl.ts';

export const declarations = declarationsIn(readSources());

/** Throws when the SDL declares no such kind. */
export function declarationOf(kind: string): Declaration {
  const declaration = declarations.get(kind);
  if (!declaration) throw new Error(`The SDL has no type ${kind} with @record.`);
  return declaration;
}
