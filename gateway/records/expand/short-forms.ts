import { type DocumentNode, parse, visit } from 'graphql';
import { expandOperation } from './operation-sdl.ts';
import { expandPaged } from './paged-sdl.ts';

/** Writes out `@operation` and `@paged`, and adds the derived types, except those of `written`. */
export function withoutShortForms(
  documents: readonly DocumentNode[],
  written: ReadonlySet<string>,
): DocumentNode[] {
  const follows = new Map<string, string>();
  const changed = documents.map((document) =>
    visit(document, {
      FieldDefinition(field) {
        const out = expandOperation(field) ?? expandPaged(field);
        for (const { name, text } of out?.types ?? []) {
          if (!written.has(name)) follows.set(name, text);
        }
        return out?.field;
      },
    }),
  );
  return [...changed, ...[...follows.values()].map((text) => parse(text))];
}
