import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['sign-in.accounts']> = {
  login: {
    expired: 'Sua sessão terminou. Entre para continuar.',
    title: 'Entrar',
    submit: 'Acessar',
    provider: 'Continuar com {{name}}',
    forgot: 'Esqueceu sua senha?',
    noAccount: 'Ainda não tem conta?',
    register: 'Cadastre-se',
    demo: 'Contas de demonstração',
    demoHint: 'Entre com um clique; a senha é retaguarda.',
  },
  register: {
    title: 'Crie sua conta',
    submit: 'Cadastrar',
    agreement: 'Li e aceito os termos de serviço.',
    haveAccount: 'Já tem uma conta?',
    login: 'Entrar',
    invite: 'As contas são criadas por convite. Peça um a um administrador.',
    closed: 'O cadastro está fechado. Peça uma conta a um administrador.',
  },
  recover: {
    title: 'Redefina sua senha',
    text: 'Informe seu e-mail. Enviaremos um link para criar uma nova senha.',
    submit: 'Redefinir senha',
    login: 'Voltar à tela de acesso',
    sent: 'Se {{email}} tiver uma conta, o link está a caminho. Ele expira em uma hora.',
    newTitle: 'Crie uma nova senha',
    done: 'Sua senha foi alterada. Entre com a nova.',
  },
};
