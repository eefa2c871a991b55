export const texts = {
  keys: {
    title: 'API keys',
    text: 'A key lets a program act for your account.',
    none: 'No keys yet.',
    make: 'Create API key',
    create: 'Create key',
    name: 'Name',
    nameText: 'What the key is for, such as “Nightly export”.',
    role: 'What it may do',
    life: 'Expires after',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    once: 'Copy the key now. It won’t be shown again.',
    copy: 'Copy key',
    done: 'Done',
    until: 'until {{day}}',
    unused: 'Never used',
    revoke: 'Revoke',
    revokeOne: 'Revoke key: {{name}}',
    revokeTitle: 'Revoke API key',
    revokeText: 'Programs that use “{{name}}” stop working at once. This can’t be undone.',
    revoked: 'The key “{{name}}” was revoked.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'api-keys.profile': typeof texts;
  }
}
