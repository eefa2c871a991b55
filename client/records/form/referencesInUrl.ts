import { apollo } from '../../core/apollo.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { titlesDocument } from '../documents.ts';
import type { FormStart } from './formDescription.ts';

/** Returns the start of a form whose URL names records that the new one refers to: `new?supplierId=7`. */
export async function referencesInUrl(
  parameters: URLSearchParams,
  { kind, fields }: RecordDeclaration,
): Promise<FormStart | undefined> {
  const given = fields.flatMap(({ name, reference }) => {
    const id = parameters.get(name);
    return reference && !reference.isUnpaged && !reference.kindField && id
      ? [{ name, reference, id }]
      : [];
  });
  if (given.length === 0) return undefined;
  const values = await Promise.all(
    given.map(async ({ name, reference, id }) => {
      const variables = { filter: { ids: [id] }, first: 1 };
      const { data } = await apollo.query({ query: titlesDocument(reference), variables });
      const found = data?.[reference.many]?.nodes[0];
      return [name, found ? [{ id, name: String(found[reference.title]) }] : []] as const;
    }),
  );
  const named = given.map(({ name, id }) => `${name} ${id}`).join(' ');
  return { name: `new ${kind} ${named}`, values: Object.fromEntries(values) };
}
