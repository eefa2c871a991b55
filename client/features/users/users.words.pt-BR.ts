import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['users']> = {
  title: 'Usuários',
  new: 'Novo usuário',
  edit: 'Editar',
  create: 'Criar usuário',
  activate: 'Ativar',
  deactivate: 'Desativar',
  activated: 'O usuário {{name}} foi ativado.',
  deactivated: 'O usuário {{name}} foi desativado.',
  view: 'Exibição',
  views: { table: 'Tabela', grid: 'Grade', rows: 'Linhas' },
  status: { active: 'Ativo', inactive: 'Inativo' },
  sections: { contact: 'Contato', person: 'Dados pessoais' },
  pictureHint: 'Endereço da imagem. Sem ela, aparecem as iniciais.',
  filters: {
    text: 'Buscar por nome, empresa ou contato',
    sort: 'Ordenar por',
  },
  empty: {
    title: 'Nenhum usuário ainda',
    text: 'As pessoas com quem você trabalha aparecem aqui.',
    noneMatch: 'Nenhum usuário corresponde a estes filtros',
    noneMatchText: 'Mude ou limpe os filtros para ver mais.',
  },
  bulk: {
    activated_one: '{{number}} usuário foi ativado.',
    activated_many: '{{number}} usuários foram ativados.',
    activated_other: '{{number}} usuários foram ativados.',
    deactivated_one: '{{number}} usuário foi desativado.',
    deactivated_many: '{{number}} usuários foram desativados.',
    deactivated_other: '{{number}} usuários foram desativados.',
    deleted_one: '{{number}} usuário foi excluído.',
    deleted_many: '{{number}} usuários foram excluídos.',
    deleted_other: '{{number}} usuários foram excluídos.',
  },
};
