import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { openKeys } from './messages.resource.ts';

function listIn(url: URL): string {
  const parameters = new URLSearchParams(url.search);
  for (const name of openKeys) parameters.delete(name);
  return parameters.toString();
}

/** Opening a message does not refetch the list, which stays as it is. */
const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href || listIn(currentUrl) !== listIn(nextUrl);

export const messagesRoutes: RouteObject[] = [
  {
    path: paths.messages,
    shouldRevalidate,
    lazy: {
      loader: async () => (await import('./InboxPage.loader.ts')).loader,
      Component: async () => (await import('./InboxPage.tsx')).InboxPage,
    },
  },
];
