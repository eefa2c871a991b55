import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['accounts']> = {
  tagline: 'Tudo o que fica atrás do balcão, em um só lugar.',
  email: 'E-mail',
  password: 'Senha',
  username: 'Nome de usuário',
  newPassword: 'Nova senha',
  showPassword: 'Mostrar a senha',
  login: {
    title: 'Entrar',
    submit: 'Acessar',
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
  },
  recover: {
    title: 'Redefina sua senha',
    text: 'Informe o e-mail da sua conta. Enviaremos um link para criar uma nova senha.',
    submit: 'Redefinir senha',
    login: 'Voltar para a entrada',
    sent: 'Se {{email}} tiver uma conta, o link está a caminho. Ele vale por uma hora.',
    newTitle: 'Crie uma nova senha',
    done: 'Sua nova senha está pronta. Entre com ela.',
  },
  profile: {
    title: 'Perfil',
    password: 'Senha',
    passwordText: 'Um link por e-mail define uma nova. Ele encerra todas as sessões.',
    sendLink: 'Enviar o link',
    sessions: 'Sessões',
    sessionsText: 'Encerra todas as sessões desta conta, também neste navegador.',
    signOutEverywhere: 'Sair de todos os lugares',
  },
};
