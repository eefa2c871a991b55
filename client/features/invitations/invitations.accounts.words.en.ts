export const texts = {
  invitation: {
    title: 'Accept your invitation',
    text: '{{name}} invites you to Retaguarda. Your role: {{role}}.',
    submit: 'Create account',
    signedIn: 'You are signed in as {{name}} ({{email}}). Sign out to accept this invitation.',
    signOut: 'Sign out and continue',
    back: 'Stay signed in',
    gone: 'This invitation has expired, was revoked or was used already. Ask for a new one.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'invitations.accounts': typeof texts;
  }
}
