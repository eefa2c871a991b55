import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadForm } from './loadForm.ts';

export async function loader(given: LoaderFunctionArgs) {
  const loaded = await loadForm(given);
  const { searchParams } = new URL(given.request.url);
  const start = await loaded.own.start?.(searchParams, loaded.declaration);
  return { ...loaded, start };
}
