import { replace } from 'react-router-dom';
import { apollo } from '../../core/apollo.ts';
import { writeLooksToCache } from '../list/listLooks.ts';
import { SavedViewsDocument } from './SavedViews.generated.ts';
import { viewAddress } from './viewAddress.ts';

/**
 * Runs in a list's loader: stores the column settings that are loaded with the views; redirects an empty query to the
 * default view.
 */
export async function openDefaultView(request: Request, list: string): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const { data } = await apollo.query({ query: SavedViewsDocument, variables: { list } });
  if (data) writeLooksToCache(apollo, data.listLooks);
  const view = data?.views.find(({ isDefault }) => isDefault);
  if (view && !search) throw replace(pathname + viewAddress(view));
}
