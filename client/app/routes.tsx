import { createBrowserRouter, replace, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '../components/LoadingScreen.tsx';
import { PageError } from '../components/PageError.tsx';
import { activitiesRoutes } from '../features/activities/activities.routes.tsx';
import { accountsRoutes, profileRoutes } from '../features/accounts/accounts.routes.tsx';
import { homeRoutes } from '../features/home/home.routes.tsx';
import { invoicesRoutes } from '../features/invoices/invoices.routes.tsx';
import { showcaseRoutes } from '../showcase/showcase.routes.tsx';
import { chatsRoutes } from '../features/chats/chats.routes.tsx';
import { usersRoutes } from '../features/users/users.routes.tsx';
import { notificationsRoutes } from '../features/notifications/notifications.routes.tsx';
import { mapRoutes } from '../showcase/map/map.routes.tsx';
import { dealsRoutes } from '../features/deals/deals.routes.tsx';
import { productsRoutes } from '../features/products/products.routes.tsx';
import { customersRoutes } from '../features/customers/customers.routes.tsx';
import { todosRoutes } from '../features/todos/todos.routes.tsx';
import { projectsRoutes } from '../features/projects/projects.routes.tsx';
import { messagesRoutes } from '../features/messages/messages.routes.tsx';
import { boardsRoutes } from '../features/boards/boards.routes.tsx';
import { eventsRoutes } from '../features/events/events.routes.tsx';
import { cartsRoutes } from '../features/carts/carts.routes.tsx';
import { requireSession } from './guards.ts';
import { linkTo, paths } from './paths.ts';

/** What a route that only leads elsewhere shows meanwhile. */
const leadsElsewhere = { Component: LoadingScreen, HydrateFallback: LoadingScreen };

/** The pages of signed-in users: a line a domain. */
const pages: RouteObject[] = [
  ...homeRoutes,
  ...profileRoutes,
  ...dealsRoutes,
  ...productsRoutes,
  ...customersRoutes,
  ...invoicesRoutes,
  ...eventsRoutes,
  ...chatsRoutes,
  ...usersRoutes,
  ...notificationsRoutes,
  ...mapRoutes,
  ...todosRoutes,
  ...projectsRoutes,
  ...messagesRoutes,
  ...boardsRoutes,
  ...activitiesRoutes,
  ...cartsRoutes,
  ...showcaseRoutes,
];

/** Every screen: the public ones, and those of signed-in users inside the layout. */
export const routes: RouteObject[] = [
  { path: paths.root, loader: () => replace(paths.login), ...leadsElsewhere },
  ...accountsRoutes,
  {
    middleware: [requireSession],
    // Makes the guard run even for a page that loads nothing.
    loader: () => null,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: PageError,
    lazy: { Component: async () => (await import('../layout/Shell.tsx')).Shell },
    children: [{ ErrorBoundary: PageError, children: pages }],
  },
  {
    path: '*',
    ...leadsElsewhere,
    loader: ({ request }) => replace(linkTo.notFound(new URL(request.url).pathname)),
  },
];

export const createAppRouter = () => createBrowserRouter(routes);
