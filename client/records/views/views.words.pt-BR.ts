import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['views']> = {
  title: 'Visões',
  view: 'Visão: {{name}}',
  all: 'Tudo',
  changed: '{{name}} (alterada)',
  isDefault: 'Padrão',
  isShared: 'Compartilhada',
  save: 'Salvar como nova visão…',
  saveTitle: 'Salvar visão',
  update: 'Salvar alterações em “{{name}}”',
  edit: 'Renomear ou compartilhar…',
  editTitle: 'Renomear ou compartilhar visão',
  makeDefault: 'Definir como padrão',
  noDefault: 'Remover como padrão',
  delete: 'Excluir “{{name}}”',
  name: 'Nome',
  share: 'Compartilhar com todos',
  notFound: 'Esta visão não existe mais.',
  saved: 'A visão “{{name}}” foi salva.',
  deleted: 'A visão “{{name}}” foi excluída.',
};
