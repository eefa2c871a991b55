import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['second-factors.profile']> = {
  secondFactor: {
    title: 'Autenticação de dois fatores',
    text: 'Uma chave de acesso ou um código do seu celular, pedidos depois da senha.',
    app: 'Aplicativo autenticador',
    none: 'Não configurado',
    since: 'Ativado em {{day}}',
    setUp: 'Configurar',
    replace: 'Substituir',
    turnOff: 'Desativar',
    codes: 'Códigos de recuperação',
    left_one: '{{count}} código restante',
    left_many: '{{count}} códigos restantes',
    left_other: '{{count}} códigos restantes',
    renew: 'Criar novos códigos',
    next: 'Continuar',
    setUpTitle: 'Configurar um aplicativo autenticador',
    setUpText:
      'Você precisa de um aplicativo autenticador no celular. Suas outras sessões serão encerradas.',
    renewTitle: 'Novos códigos de recuperação',
    renewText: 'Os códigos que você tem agora deixam de funcionar.',
    removeTitle: 'Desativar a autenticação de dois fatores',
    removeText:
      'Só a senha vai abrir a sua conta. Seus códigos de recuperação deixam de funcionar.',
    isOff: 'A autenticação de dois fatores está desativada.',
  },
  passkeys: {
    title: 'Chaves de acesso',
    text: 'Sua digital, seu rosto, um PIN ou uma chave de segurança.',
    none: 'Nenhuma ainda',
    add: 'Adicionar chave de acesso',
    addText:
      'O navegador pede a sua digital, o seu rosto, um PIN ou uma chave de segurança. Suas outras sessões serão encerradas.',
    name: 'Nome',
    nameText: 'Onde a chave de acesso está, como “Notebook” ou “Chave de segurança”.',
    added: 'A chave de acesso “{{name}}” foi adicionada.',
    failed: 'O navegador não criou uma chave de acesso. Tente de novo.',
    alreadyThere: 'Este dispositivo já tem uma chave de acesso da sua conta. Use outro.',
    made: 'adicionada em {{day}}',
    used: 'último uso em {{day}}',
    remove: 'Remover',
    removeOne: 'Remover chave de acesso: {{name}}',
    removeTitle: 'Remover chave de acesso',
    removeText: '“{{name}}” não poderá mais ser usada para entrar.',
    removed: 'A chave de acesso “{{name}}” foi removida.',
  },
};
