import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isInGroup } from '../../app/roles.ts';
import { session } from '../../app/session.ts';
import type { ImportedList } from '../../components/import/ImportPage.tsx';
import { loadDeclaration } from '../loadDeclaration.ts';
import { pathsOf } from '../resources.ts';

export async function loader(given: LoaderFunctionArgs): Promise<ImportedList> {
  const declaration = await loadDeclaration(given);
  const mayImport = isInGroup(session.read().user?.role, 'admin');
  if (!mayImport || !declaration.isImported) throw data(null, { status: 403 });
  const { kind, many } = declaration;
  return { kind, list: many, path: pathsOf(kind).list, declaration };
}
