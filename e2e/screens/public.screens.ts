import { press, type Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'login', path: '/login', heading: 'Sign in' },
  { name: 'login-errors', path: '/login', heading: 'Sign in', prepare: press('Acessar') },
  { name: 'register', path: '/cadastre-se', heading: 'Create your account' },
  { name: 'recover', path: '/recuperar-senha', heading: 'Reset your password' },
  // The address has a query, since a change of the hash alone would not load the page anew.
  { name: 'new-password', path: '/recuperar-senha?link#token=x', heading: 'Set a new password' },
  { name: 'invitation', path: '/invitation', heading: 'Accept your invitation' },
  { name: 'not-found', path: '/session/404', heading: 'Page not found' },
  { name: 'unmatched', path: '/no/such/page', heading: 'Page not found' },
];
