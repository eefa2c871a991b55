/** Must agree with the accounts of `seed/`. */
export const demoAccounts = [
  { email: 'sa@retaguarda.test', title: 'Super administrator', role: 'SA' },
  { email: 'admin@retaguarda.test', title: 'Administrator', role: 'ADMIN' },
  { email: 'editor@retaguarda.test', title: 'Editor', role: 'EDITOR' },
  { email: 'guest@retaguarda.test', title: 'Guest', role: 'GUEST' },
] as const;

export const demoPassword = 'retaguarda';
