import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['invitations.accounts']> = {
  invitation: {
    title: 'Aceite o convite',
    text: '{{name}} convidou você para o Retaguarda. Sua função: {{role}}.',
    submit: 'Criar conta',
    signedIn: 'Você entrou como {{name}} ({{email}}). Saia para aceitar este convite.',
    signOut: 'Sair e continuar',
    back: 'Continuar nesta conta',
    gone: 'Este convite expirou, foi revogado ou já foi usado. Peça um novo.',
  },
};
