import { apollo } from '../../core/apollo.ts';
import { type ListOrigin } from '../../core/listOrigin.ts';
import { pagesAround } from './pagesAround.ts';
import { documentsOf } from '../documents.ts';
import { loadDeclarations } from '../loadDeclaration.ts';
import { kindAt, recordLink } from '../resources.ts';
import { listVariables } from './listVariables.ts';

export async function loadListOrigin(list: string, totalCount: number): Promise<ListOrigin> {
  const { pathname, searchParams } = new URL(list, window.location.href);
  const { kind } = kindAt(pathname)!;
  const declaration = (await loadDeclarations()).find((each) => each.kind === kind)!;
  const { data } = await apollo.query({
    query: documentsOf(declaration).place,
    variables: listVariables(declaration, searchParams),
    fetchPolicy: 'no-cache',
  });
  const { nodes, pageInfo } = data![declaration.many]!;
  const records = nodes.map(({ id }) => recordLink(kind, id)!);
  return { list, records, totalCount, ...pagesAround(list, pageInfo) };
}
