export const texts = {
  signIn: {
    title: 'Sign-in',
    email: 'Email',
    password: 'Password',
    hidden: 'Only you know it.',
    noPassword: 'No password yet',
    setPassword: 'Set password',
    linkSent: 'A link to set a password was sent to {{email}}.',
    changeEmail: 'Change email',
    changePassword: 'Change password',
    saveEmail: 'Save email',
    savePassword: 'Save password',
    newEmail: 'New email',
    current: 'Current password',
    newPassword: 'New password',
    endsOthers: 'This ends your other sessions.',
    emailChanged: 'From now on you sign in with {{email}}.',
    passwordChanged: 'Your password was changed. Your other sessions have ended.',
    forgotten: 'Forgot it? Sign out, then reset it on the sign-in page.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'accounts.profile': typeof texts;
  }
}
