import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['form.records']> = {
  form: {
    draft: 'Alterações não salvas restauradas. Última edição:',
    discardDraft: 'Descartar alterações',
    conflict: 'Outra pessoa alterou este registro',
    deleted:
      '{{name}} excluiu este registro. Suas alterações estão guardadas: depois que ele for restaurado, salve de novo.',
    chooseFields:
      'Vocês dois alteraram os campos abaixo. Escolha qual valor fica e salve de novo. O que só a outra pessoa alterou já está no formulário.',
    nothingToChoose:
      'As alterações da outra pessoa foram somadas às suas. Confira e salve de novo.',
    stillToChoose: 'Escolha um valor para: {{names}}',
    bothVersions: 'As duas versões',
    field: 'Campo',
    theirs: 'Da outra pessoa',
    mine: 'Sua',
    choose: { theirs: '{{field}}: da outra pessoa', mine: '{{field}}: sua' },
    notChanged: 'Sem mudança',
    rowsMerged: 'As linhas que cada um alterou ficam',
    changedBy: '{{name}} alterou este registro',
    nothing: 'Nada',
    yes: 'Sim',
    no: 'Não',
    checkFields_one: 'Confira este campo',
    checkFields_many: 'Confira estes {{count}} campos',
    checkFields_other: 'Confira estes {{count}} campos',
    rowField: '{{field}} {{row}} {{number}}',
    ofRow: 'de {{noun}}',
    errorOf: '{{field}}: {{error}}',
    saveAndNew: 'Salvar e novo',
    keys: { save: 'Ctrl+Enter', follow: 'Ctrl+Shift+Enter' },
  },
  reference: {
    find: 'Buscar',
    none: 'Nenhum resultado',
    type: 'Digite um título ou nome',
    clear: 'Limpar {{field}}',
    create: 'Criar {{noun}} “{{name}}”',
  },
};
