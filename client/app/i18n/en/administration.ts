export const texts = {
  title: 'Accounts',
  search: 'Search by name or email',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  state: 'State',
  states: { active: 'Active', disabled: 'Disabled', locked: 'Locked' },
  sessions: 'Sessions',
  lastUse: 'Last use',
  actions: 'Actions',
  manage: 'Manage',
  manageOne: 'Manage account: {{name}}',
  noneMatch: 'No account matches',
  noneMatchText: 'Try another name, role or state.',
  made: '{{email}}, made on {{day}}',
  own: 'This is your own account. Another super administrator changes its role; the rest is on your profile.',
  roleChanged: '{{name}} is now: {{role}}.',
  locked: 'Its password was tried too often.',
  unlock: 'Unlock',
  unlocked: '{{name}} can sign in again.',
  openSessions_one: '{{count}} open session',
  openSessions_other: '{{count}} open sessions',
  endSessions: 'End sessions',
  sessionsEnded: 'The sessions of {{name}} were ended.',
  reset: 'A link for a new password, by email',
  sendLink: 'Send link',
  linkSent: 'A link was sent to {{email}}. It expires in one hour.',
  isActive: '{{name}} can sign in.',
  isDisabled: '{{name}} can’t sign in.',
  disable: 'Disable',
  disabled: '{{name}} was signed out and can’t sign in.',
  enable: 'Enable',
  enabled: '{{name}} can sign in again.',
};

declare module '../catalogues.ts' {
  interface Catalogues {
    administration: typeof texts;
  }
}
