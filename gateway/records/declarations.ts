import type { Declaration, ReferringField } from './declare/declaration.ts';
import { declarationsIn } from './declare/declare.ts';
import { readSources } from './expand/sdl.ts';

export const declarations = declarationsIn(readSources());

/** Throws when the SDL declares no such kind. */
export function declarationOf(kind: string): Declaration {
  const declaration = declarations.get(kind);
  if (!declaration) throw new Error(`The SDL has no type ${kind} with @record.`);
  return declaration;
}

/** Returns the references to a kind that the SDL does not declare as a record. */
export const referringFieldsTo = (kind: string): ReferringField[] =>
  [...declarations.values()].flatMap((declaration) =>
    declaration.fields.flatMap(({ name, column, reference }) =>
      reference?.kind === kind ? [{ declaration, name, column, reference }] : [],
    ),
  );
