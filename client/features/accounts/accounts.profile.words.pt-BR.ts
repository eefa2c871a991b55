import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['accounts.profile']> = {
  signIn: {
    title: 'Acesso',
    email: 'E-mail',
    password: 'Senha',
    hidden: 'Só você a conhece.',
    noPassword: 'Ainda sem senha',
    setPassword: 'Definir senha',
    linkSent: 'Enviamos um link para definir uma senha para {{email}}.',
    changeEmail: 'Alterar e-mail',
    changePassword: 'Alterar senha',
    saveEmail: 'Salvar e-mail',
    savePassword: 'Salvar senha',
    newEmail: 'Novo e-mail',
    current: 'Senha atual',
    newPassword: 'Nova senha',
    endsOthers: 'Isto encerra suas outras sessões.',
    emailChanged: 'A partir de agora você entra com {{email}}.',
    passwordChanged: 'Sua senha foi alterada. Suas outras sessões foram encerradas.',
    forgotten: 'Esqueceu? Saia e redefina a senha na tela de acesso.',
  },
};
