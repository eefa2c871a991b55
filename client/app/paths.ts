/** Every address of the application: as the router has it, and as a link. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/cadastre-se',
  recover: '/recuperar-senha',
  notFound: '/session/404',
  home: '/home',
  invoices: '/invoices',
  newInvoice: '/invoices/new',
  invoice: '/invoices/:id',
} as const;

export const linkTo = {
  /** Sign-in that leads back to where someone wanted to go. */
  login: (wanted: string) => `${paths.login}?from=${encodeURIComponent(wanted)}`,
  notFound: (asked: string) => `${paths.notFound}?from=${encodeURIComponent(asked)}`,
  invoice: (id: string) => `/invoices/${encodeURIComponent(id)}`,
  invoices: (filter: { status: string }) =>
    `${paths.invoices}?${new URLSearchParams(filter).toString()}`,
};
