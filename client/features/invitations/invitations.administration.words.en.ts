export const texts = {
  invitations: {
    title: 'Invitations',
    invite: 'Invite',
    text: 'The person gets a link by email to create an account. It works once and expires after seven days.',
    send: 'Send invitation',
    sent: 'An invitation was sent to {{email}}.',
    none: 'No open invitations',
    noneText: 'People you invite are listed here until they create their account.',
    expired: 'Expired',
    by: 'invited by {{name}}',
    until: 'until {{day}}',
    resend: 'Send again',
    resendOne: 'Send again: {{email}}',
    revoke: 'Revoke',
    revokeOne: 'Revoke invitation: {{email}}',
    revoked: 'The invitation for {{email}} was revoked.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'invitations.administration': typeof texts;
  }
}
