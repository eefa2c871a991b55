import type { RouteObject } from 'react-router-dom';
import { activitiesRoutes } from '../features/activities/activities.routes.tsx';
import { accountsRoutes } from '../features/accounts/accounts.routes.tsx';
import { invitationsRoutes } from '../features/invitations/invitations.routes.tsx';
import { profileRoutes } from '../features/profile/profile.routes.tsx';
import { homeRoutes } from '../features/home/home.routes.tsx';
import { companyRoutes } from '../features/company/company.routes.tsx';
import { invoicesRoutes } from '../features/invoices/invoices.routes.tsx';
import { showcaseRoutes } from '../showcase/showcase.routes.tsx';
import { chatsRoutes } from '../features/chats/chats.routes.tsx';
import { notificationsRoutes } from '../features/notifications/notifications.routes.tsx';
import { mapRoutes } from '../showcase/map/map.routes.tsx';
import { customersRoutes } from '../features/customers/customers.routes.tsx';
import { todosRoutes } from '../features/todos/todos.routes.tsx';
import { messagesRoutes } from '../features/messages/messages.routes.tsx';
import { boardsRoutes } from '../features/boards/boards.routes.tsx';
import { eventsRoutes } from '../features/events/events.routes.tsx';
import { recordsRoutes } from '../records/records.routes.tsx';
import { cartsRoutes } from '../features/carts/carts.routes.tsx';
import { registerTypePolicies } from '../core/apollo.ts';
import { cachePolicies } from './cachePolicies.ts';

registerTypePolicies(cachePolicies);

/** The routes of signed-in users, with a line for each domain. */
export const pages: RouteObject[] = [
  ...homeRoutes,
  ...profileRoutes,
  ...accountsRoutes,
  ...invitationsRoutes,
  ...companyRoutes,
  ...customersRoutes,
  ...invoicesRoutes,
  ...eventsRoutes,
  ...chatsRoutes,
  ...notificationsRoutes,
  ...mapRoutes,
  ...todosRoutes,
  ...messagesRoutes,
  ...boardsRoutes,
  ...activitiesRoutes,
  ...cartsRoutes,
  ...recordsRoutes,
  ...showcaseRoutes,
];
