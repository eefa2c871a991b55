export const texts = {
  secondFactor: {
    title: 'Two-factor authentication',
    text: 'After your password, you use a passkey or a code from your phone.',
    app: 'Authenticator app',
    none: 'Not set up',
    since: 'On since {{day}}',
    setUp: 'Set up',
    replace: 'Replace',
    turnOff: 'Turn off',
    codes: 'Recovery codes',
    left_one: '{{count}} code left',
    left_other: '{{count}} codes left',
    renew: 'Create new codes',
    next: 'Continue',
    setUpTitle: 'Set up an authenticator app',
    setUpText: 'You need an authenticator app on your phone. This ends your other sessions.',
    renewTitle: 'New recovery codes',
    renewText: 'Your current codes stop working.',
    removeTitle: 'Turn off two-factor authentication',
    removeText: 'You will sign in with your password alone. Your recovery codes stop working.',
    isOff: 'Two-factor authentication is off.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Your fingerprint, face, PIN or security key.',
    none: 'None yet',
    add: 'Add passkey',
    addText:
      'Your browser asks for your fingerprint, face, PIN or security key. This ends your other sessions.',
    name: 'Name',
    nameText: 'Where the passkey is, such as “Laptop” or “Security key”.',
    added: 'The passkey “{{name}}” was added.',
    failed: 'No passkey was created. Try again.',
    alreadyThere: 'This device already has a passkey for your account. Use another one.',
    made: 'added on {{day}}',
    used: 'last used on {{day}}',
    remove: 'Remove',
    removeOne: 'Remove passkey: {{name}}',
    removeTitle: 'Remove passkey',
    removeText: '“{{name}}” can no longer be used to sign in.',
    removed: 'The passkey “{{name}}” was removed.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'second-factors.profile': typeof texts;
  }
}
