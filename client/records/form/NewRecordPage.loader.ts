import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadForm } from './loadForm.ts';
import { referencesInUrl } from './referencesInUrl.ts';

export async function loader(given: LoaderFunctionArgs) {
  const loaded = await loadForm(given);
  const { searchParams } = new URL(given.request.url);
  const { own, declaration } = loaded;
  const start =
    (await own.start?.(searchParams, declaration)) ??
    (await referencesInUrl(searchParams, declaration));
  return { ...loaded, start };
}
