import { data, type LoaderFunctionArgs, replace } from 'react-router-dom';
import { linkTo } from '../core/paths.ts';
import { isInGroup } from '../core/roles.ts';
import { session } from '../core/session.ts';
import type { Group } from '../core/roles.ts';
import type { RecordDeclaration } from './declaration.ts';
import { loadCode } from '../core/loadCode.ts';
import { kindAt } from './resources.ts';

let loaded: Promise<readonly RecordDeclaration[]> | undefined;

/** Always returns the same promise, so that a component can wait for it. */
export function loadDeclarations(): Promise<readonly RecordDeclaration[]> {
  loaded ??= loadCode(async () => (await import('../generated/records.ts')).records).catch(
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}

/** Returns the declaration of the kind whose screens are at the URL; throws a 403 when the role cannot do this. */
export async function loadDeclaration(
  { request }: LoaderFunctionArgs,
  may?: 'write' | 'delete',
): Promise<RecordDeclaration> {
  const { pathname } = new URL(request.url);
  const listed = kindAt(pathname);
  if (!listed) throw replace(linkTo.notFound(pathname));
  const declaration = (await loadDeclarations()).find(({ kind }) => kind === listed.kind)!;
  const group: Group = may ? declaration[may] : listed.read;
  if (!isInGroup(session.read().user?.role, group)) throw data(null, { status: 403 });
  return declaration;
}
