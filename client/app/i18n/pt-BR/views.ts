import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['views']> = {
  title: 'Visões',
  view: 'Visão: {{name}}',
  all: 'Tudo',
  changed: '{{name}} (alterada)',
  isDefault: 'A lista abre com ela',
  isShared: 'Compartilhada',
  save: 'Salvar como nova visão…',
  saveTitle: 'Salvar esta visão',
  update: 'Salvar as alterações em “{{name}}”',
  edit: 'Renomear ou compartilhar…',
  editTitle: 'Renomear ou compartilhar esta visão',
  makeDefault: 'Abrir a lista com ela',
  noDefault: 'Não abrir mais a lista com ela',
  delete: 'Excluir “{{name}}”',
  name: 'Nome',
  share: 'Todos a veem',
  saved: 'A visão “{{name}}” foi salva.',
  deleted: 'A visão “{{name}}” foi excluída.',
};
