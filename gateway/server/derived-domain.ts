import type { Declaration } from '../records/declare/declaration.ts';
import { canImport } from '../csv/can-import.ts';
import { type CsvWords, derivedExport } from '../csv/derived-csv.ts';
import { derivedImport } from '../csv/derived-import.ts';
import type { Domain } from '../services/domain.ts';
import { recordOf } from '../records/declare/declared-record.ts';
import { derivedResolvers } from '../graphql/derived-resolvers.ts';

/**
 * Returns the domains after those derived from the declarations, so that what a domain says itself replaces what is
 * derived.
 */
export function withDeclared(
  domains: readonly Domain[],
  declarations: ReadonlyMap<string, Declaration>,
): readonly Domain[] {
  const records = new Map(
    domains.flatMap((each) => (each.records ?? []).map((record) => [record.kind, record])),
  );
  const files = (of: 'exports' | 'imports') =>
    new Set(domains.flatMap((each) => (each[of] ?? []).map(({ list }) => list)));
  const [exports, imports] = [files('exports'), files('imports')];
  const words = Object.assign({}, ...domains.map(({ csv }) => csv)) as Record<string, CsvWords>;
  const derived = [...declarations.values()].map((declaration): Domain => {
    const { kind, many, listed } = declaration;
    const own = records.get(kind);
    const record = (own ?? recordOf(declaration)) as ReturnType<typeof recordOf>;
    return {
      name: many,
      resolvers: derivedResolvers(declaration, record),
      ...(!own && { records: [record] }),
      ...(listed && !exports.has(many) && { exports: [derivedExport(declaration, words[kind])] }),
      ...(canImport(declaration) &&
        !imports.has(many) && {
          imports: [derivedImport(declaration, record, words[kind])],
        }),
    };
  });
  return [...derived, ...domains];
}
