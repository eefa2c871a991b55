import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['common']> = {
  productName: 'Retaguarda',
  loading: 'Carregando…',
  home: 'Início',
  save: 'Salvar',
  cancel: 'Cancelar',
  delete: 'Excluir',
  undo: 'Desfazer',
  retry: 'Tentar de novo',
  close: 'Fechar',
  or: 'ou',
  fieldRequired: 'este campo é obrigatório',
  emailInvalid: 'o e-mail não é válido',
  somethingWrong: 'Algo deu errado!',
  roles: {
    SA: 'Superadministrador',
    ADMIN: 'Administrador',
    EDITOR: 'Editor',
    GUEST: 'Convidado',
  },
  pages: {
    notFoundTitle: 'Página não encontrada',
    notFoundText: 'Não há nada em {{path}}.',
    backToDashboard: 'Voltar ao painel',
    forbiddenTitle: 'Esta página não está aberta para você',
    forbiddenText: 'Seu perfil, {{role}}, não pode vê-la. Você pode seguir por aqui:',
    failedTitle: 'Esta parte não pôde ser mostrada',
    failedText: 'Nada se perdeu. Tente de novo ou volte daqui a pouco.',
  },
  list: {
    range: 'Mostrando {{shown}} de {{total}}',
    first: 'Primeira página',
    previous: 'Página anterior',
    next: 'Próxima página',
    last: 'Última página',
    perPage: 'Linhas por página',
    sorted: {
      ascending: '{{label}}, em ordem crescente',
      descending: '{{label}}, em ordem decrescente',
    },
  },
};
