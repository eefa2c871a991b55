import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { loadRecordsPage } from '../../records/list/loadRecordsPage.ts';
import { UsersPageDocument } from './UsersPage.generated.ts';

/** Loads the list; an old link that opened a user beside it leads to their page. */
export function loader(given: LoaderFunctionArgs) {
  const { searchParams } = new URL(given.request.url);
  const id = searchParams.get('user');
  if (id) throw replace(linkTo.user(id) + (searchParams.has('edit') ? '/edit' : ''));
  return loadRecordsPage(given, () => UsersPageDocument);
}
