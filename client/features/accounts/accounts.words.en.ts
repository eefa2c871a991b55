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
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    accounts: typeof texts;
  }
}
