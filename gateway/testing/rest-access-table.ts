import type { Declaration } from '../records/declare/declaration.ts';
import { canImport } from '../csv/can-import.ts';
import { declarations } from '../records/declarations.ts';
import { isSpecified } from './kind-access-table.ts';

type Lowest = 'public' | 'GUEST' | 'EDITOR' | 'ADMIN' | 'SA';

const methodOf = { CREATE: 'POST', UPDATE: 'PATCH', DELETE: 'DELETE' } as const;

/**
 * The lowest role that may make each REST call, as the specification's roles say: not taken from the rows, but for the
 * calls of kinds that the specification does not name.
 */
export const restAccess: ReadonlyMap<string, Lowest> = new Map([
  ...calls('public', 'POST /api/auth', 'login register request-password-reset reset-password'),
  ...calls('public', 'POST /api/auth', 'second-factor second-factor/setup'),
  ...calls('public', 'POST /api/auth', 'invitation accept-invitation'),
  ...calls('public', 'GET /api/auth', 'options'),
  ...calls('public', 'POST /api/auth', 'second-factor/passkey'),
  ...calls('public', 'POST /api/auth', 'oidc'),
  ...calls('GUEST', 'POST /api/auth', 'oidc/connect'),
  ...calls('GUEST', 'GET /api/auth', 'profile'),

  ...calls('GUEST', 'GET /api', 'company changes'),
  ...calls('SA', 'POST /api/company', 'update'),
  ...calls('GUEST', 'GET /api', 'invoices/all invoices list/all calendar/events/all'),
  ...calls('EDITOR', 'POST /api/invoices', 'add update'),
  ...calls('ADMIN', 'POST /api/invoices', 'delete'),
  ...calls('EDITOR', 'POST /api/calendar/events', 'add update'),
  ...calls('ADMIN', 'POST /api/calendar/events', 'delete'),
  ...calls('GUEST', 'GET /api/ecommerce', 'get-product-list get-category-list get-rating-list'),
  ...calls('GUEST', 'GET /api/ecommerce', 'get-brand-list'),
  ...calls('GUEST', 'GET /api/scrum-board', 'all-board all-member all-label'),
  ...calls('GUEST', 'GET /api', 'scrum-board'),
  ...calls('EDITOR', 'POST /api/scrum-board', 'add-board add-member delete-member'),
  ...calls('EDITOR', 'POST /api/scrum-board', 'add-column rename-column delete-column'),
  ...calls('EDITOR', 'POST /api/scrum-board', 'add-card update-card move-card'),
  ...calls('EDITOR', 'POST /api/scrum-board', 'reorder-card reorder-list'),

  ...calls('GUEST', 'GET /api', 'user/all user'),
  ...calls('ADMIN', 'POST /api/user', 'add update delete'),

  ...calls('GUEST', 'GET /api/ecommerce', 'get-cart-list'),
  ...calls('GUEST', 'POST /api/ecommerce', 'add-to-cart delete-from-cart update-cart-amount'),
  ...calls('GUEST', 'GET /api', 'inbox/all inbox chat notification todo/all todo todo/tag'),
  ...calls('GUEST', 'POST /api/inbox', 'add update delete'),
  ...calls('GUEST', 'GET /api/chat', 'chat-room contacts/recent contacts/all contacts'),
  ...calls('GUEST', 'POST /api/chat', 'add'),
  ...calls('GUEST', 'POST /api/todo', 'reorder add update delete tag/add tag/delete'),
  ...calls('GUEST', 'POST /api/notification', 'add delete delete-all'),
  ...calls('GUEST', 'POST /api', 'files'),
  ...calls('GUEST', 'GET /files', '{id}'),

  ...calls('ADMIN', 'GET /api/customers', '{id}/personal-data'),
  ...calls('GUEST', 'GET /api', 'invoices/{id}.pdf invoices.pdf calendar.ics calendar/{id}.ics'),
  ...calls('GUEST', 'GET /api', 'boards.csv customers.csv deals.csv events.csv invoices.csv'),
  ...calls('GUEST', 'GET /api', 'lossReasons.csv messages.csv notifications.csv products.csv'),
  ...calls('GUEST', 'GET /api', 'projects.csv users.csv todos.csv cards.csv'),
  ...calls('ADMIN', 'GET /api', 'activities.csv trash.csv'),
  ...imports('customers events lossReasons products projects users'),

  ...records('customers deals events invoices products projects', 'EDITOR', 'ADMIN'),
  ...records('lossReasons users', 'ADMIN', 'ADMIN'),
  ...records('messages todos', 'GUEST', 'GUEST'),
  ...records('boards', 'EDITOR', 'ADMIN', { methods: 'GET POST DELETE' }),
  ...records('notifications', 'GUEST', 'GUEST', { methods: 'GET DELETE' }),

  ...[...declarations.values()].filter(({ kind }) => !isSpecified(kind)).flatMap(declaredCalls),
]);

function calls(lowest: Lowest, under: string, names: string): [string, Lowest][] {
  return names.split(' ').map((name) => [`${under}/${name}`, lowest]);
}

function imports(lists: string, lowest: Lowest = 'ADMIN'): [string, Lowest][] {
  return lists
    .split(' ')
    .flatMap((list) => calls(lowest, 'POST /api', `${list}.csv ${list}.csv/preview`));
}

function records(
  lists: string,
  write: Lowest,
  remove: Lowest,
  { methods = 'GET POST PATCH DELETE', read = 'GUEST' }: { methods?: string; read?: Lowest } = {},
): [string, Lowest][] {
  const lowest: Record<string, Lowest> = {
    GET: read,
    POST: write,
    PATCH: write,
    DELETE: remove,
  };
  return lists.split(' ').flatMap((list) =>
    methods.split(' ').flatMap((method) => {
      const names = { GET: `${list} ${list}/{id}`, POST: list }[method] ?? `${list}/{id}`;
      return calls(lowest[method]!, `${method} /api/records`, names);
    }),
  );
}

/** Returns the calls that follow from a declaration, each with the role that it names. */
function declaredCalls(declaration: Declaration): [string, Lowest][] {
  const { many, listed, operations } = declaration;
  if (!listed) return [];
  const [read, write, remove] = [declaration.read, declaration.write, declaration.delete] as [
    Lowest,
    Lowest,
    Lowest,
  ];
  const methods = ['GET', ...operations.map((each) => methodOf[each])].join(' ');
  return [
    ...calls(read, 'GET /api', `${many}.csv`),
    ...(canImport(declaration) ? imports(many, write === 'SA' ? 'SA' : 'ADMIN') : []),
    ...records(many, write, remove, { methods, read }),
  ];
}
