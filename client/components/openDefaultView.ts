import { replace } from 'react-router-dom';
import { apollo } from '../app/apollo.ts';
import { SavedViewsDocument } from './SavedViews.generated.ts';
import { viewAddress } from './viewAddress.ts';

/** For a list's loader: redirects an empty query to the default view. */
export async function openDefaultView(request: Request, list: string): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (search) return;
  const { data } = await apollo.query({ query: SavedViewsDocument, variables: { list } });
  const view = data?.views.find(({ isDefault }) => isDefault);
  if (view) throw replace(pathname + viewAddress(view));
}
