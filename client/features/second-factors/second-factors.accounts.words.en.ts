export const texts = {
  secondFactor: {
    title: 'Two-factor authentication',
    text: 'Enter the code from your authenticator app, or one of your recovery codes.',
    textOfBoth:
      'Use a passkey, or enter the code from your authenticator app or one of your recovery codes.',
    textOfPasskey: 'Use your passkey, or enter one of your recovery codes.',
    passkey: 'Use a passkey',
    noPasskey: 'No passkey was used. Try again, or enter a code.',
    code: 'Code',
    submit: 'Verify',
    back: 'Back to sign in',
    needed: 'Your role requires two-factor authentication. Set it up to sign in.',
    scan: 'Scan the QR code with an authenticator app, such as Google Authenticator or 1Password.',
    qr: 'QR code for your authenticator app',
    key: 'If you can’t scan it, enter this key in the app:',
    copyKey: 'Copy key',
    appCode: 'Six-digit code from the app',
    turnOn: 'Turn on',
    codes: 'Recovery codes',
    once: 'Save these codes now. They won’t be shown again. Each one signs you in once without your second factor.',
    copyCodes: 'Copy codes',
    download: 'Download codes',
    goOn: 'Continue',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'second-factors.accounts': typeof texts;
  }
}
