import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/** What says which message is open, and not which are listed. */
const ofThePane = ['message', 'compose'];

function listIn(url: URL): string {
  const parameters = new URLSearchParams(url.search);
  for (const name of ofThePane) parameters.delete(name);
  return parameters.toString();
}

/** To open a message reads the list no second time: it stays as it stands while one goes through it. */
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
