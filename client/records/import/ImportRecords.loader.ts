import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isInGroup } from '../../core/roles.ts';
import { session } from '../../core/session.ts';
import type { ImportedList } from './ImportPage.tsx';
import { loadDeclaration } from '../loadDeclaration.ts';
import { pathsOf, resourceOf } from '../resources.ts';

export async function loader(given: LoaderFunctionArgs): Promise<ImportedList> {
  const declaration = await loadDeclaration(given);
  const { kind, many } = declaration;
  const mayImport = isInGroup(session.read().user?.role, 'admin');
  const canImport = declaration.canImport || resourceOf(kind)?.canImport;
  if (!mayImport || !canImport) throw data(null, { status: 403 });
  return { kind, list: many, path: pathsOf(kind).list, declaration };
}
