import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['invitations.administration']> = {
  invitations: {
    title: 'Convites',
    invite: 'Convidar',
    text: 'A pessoa recebe por e-mail um link para criar a conta. Ele funciona uma vez e expira em sete dias.',
    send: 'Enviar convite',
    sent: 'Um convite foi enviado para {{email}}.',
    none: 'Nenhum convite em aberto',
    noneText: 'Quem você convidar aparece aqui até criar a conta.',
    expired: 'Expirado',
    by: 'convite de {{name}}',
    until: 'até {{day}}',
    resend: 'Enviar de novo',
    resendOne: 'Enviar de novo: {{email}}',
    revoke: 'Revogar',
    revokeOne: 'Revogar convite: {{email}}',
    revoked: 'O convite para {{email}} foi revogado.',
  },
};
