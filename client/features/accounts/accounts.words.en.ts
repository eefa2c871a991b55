export const texts = {
  tagline: 'Everything behind the counter, in one place.',
  email: 'Email',
  password: 'Password',
  username: 'Username',
  newPassword: 'New password',
  showPassword: 'Show password',
  language: 'Language',
  strength: 'Strength: {{strength}}',
  strengths: { veryWeak: 'Very weak', weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' },
  login: {
    expired: 'Your session has ended. Sign in to continue.',
    title: 'Sign in',
    submit: 'Acessar',
    forgot: 'Esqueceu sua senha?',
    noAccount: 'No account yet?',
    register: 'Cadastre-se',
    demo: 'Demo accounts',
    demoHint: 'Sign in with one click; the password is retaguarda.',
  },
  secondFactor: {
    title: 'Two-factor authentication',
    text: 'Enter the code from your authenticator app, or one of your recovery codes.',
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
    once: 'Save these codes now. They are not shown again. Each one signs you in once when you don’t have your phone.',
    copyCodes: 'Copy codes',
    download: 'Download codes',
    goOn: 'Continue',
  },
  register: {
    title: 'Create your account',
    submit: 'Cadastrar',
    agreement: 'I have read and agree to the terms of service.',
    haveAccount: 'Already have an account?',
    login: 'Sign in',
  },
  recover: {
    title: 'Reset your password',
    text: 'Enter your email. We’ll send you a link to set a new password.',
    submit: 'Reset Password',
    login: 'Back to sign in',
    sent: 'If {{email}} has an account, a link is on its way. It expires in one hour.',
    newTitle: 'Set a new password',
    done: 'Your password was changed. Sign in with the new one.',
  },
};

declare module '../../app/i18n/catalogues.ts' {
  interface Catalogues {
    accounts: typeof texts;
  }
}
