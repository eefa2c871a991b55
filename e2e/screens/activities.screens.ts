import { press, type Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'activity', path: '/activity', heading: 'Activity', as: 'admin' },
  { name: 'trash', path: '/trash', heading: 'Trash', as: 'admin' },
  { name: 'company', path: '/company', heading: 'Company', as: 'sa' },
  { name: 'accounts', path: '/accounts', heading: 'Accounts', as: 'sa' },
  {
    name: 'accounts-manage',
    path: '/accounts?text=editor@',
    heading: 'Accounts',
    as: 'sa',
    prepare: press(/^Manage account/),
  },
  {
    name: 'accounts-factors',
    path: '/accounts',
    heading: 'Accounts',
    as: 'sa',
    prepare: press('Two-factor authentication'),
  },
  {
    name: 'invitations',
    path: '/invitations',
    heading: 'Invitations',
    as: 'admin',
    prepare: press('Invite'),
  },
];
