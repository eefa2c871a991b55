import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['screens']> = {
  new: 'Incluir {{noun}}',
  create: 'Incluir {{noun}}',
  edit: 'Editar',
  details: 'Dados',
  created: 'Registro incluído: {{name}}',
  saved: 'Registro salvo: {{name}}',
  deleted: 'Registro excluído: {{name}}',
  restored: 'Registro restaurado: {{name}}',
  search: 'Buscar {{nouns}}',
  set: 'Definir {{label}}',
  from: '{{label}}: de',
  to: '{{label}}: até',
  empty: 'Ainda não há {{nouns}}',
  emptyText: 'Os registros aparecem aqui assim que são incluídos.',
  bulkChanged_one: '{{number}} registro alterado.',
  bulkChanged_many: '{{number}} registros alterados.',
  bulkChanged_other: '{{number}} registros alterados.',
  bulkDeleted_one: '{{number}} registro excluído.',
  bulkDeleted_many: '{{number}} registros excluídos.',
  bulkDeleted_other: '{{number}} registros excluídos.',
};
