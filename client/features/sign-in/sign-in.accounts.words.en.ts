export const texts = {
  login: {
    expired: 'Your session has ended. Sign in to continue.',
    title: 'Sign in',
    submit: 'Acessar',
    provider: 'Continue with {{name}}',
    forgot: 'Esqueceu sua senha?',
    noAccount: 'No account yet?',
    register: 'Cadastre-se',
    demo: 'Demo accounts',
    demoHint: 'Sign in with one click; the password is retaguarda.',
  },
  register: {
    title: 'Create your account',
    submit: 'Cadastrar',
    agreement: 'I have read and agree to the terms of service.',
    haveAccount: 'Already have an account?',
    login: 'Sign in',
    invite: 'Accounts are created by invitation. Ask an administrator for one.',
    closed: 'Registration is closed. Ask an administrator for an account.',
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

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'sign-in.accounts': typeof texts;
  }
}
