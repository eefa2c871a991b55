import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['records']> = {
  form: {
    draft: 'O que você deixou pela metade está de novo no formulário. Última digitação:',
    discardDraft: 'Descartar',
    conflict: 'Outra pessoa salvou antes',
    chooseFields:
      'Vocês dois mudaram os campos abaixo para valores diferentes: escolha qual fica e salve de novo. O que só a outra pessoa mudou já foi incorporado. Nada do que você digitou se perdeu.',
    nothingToChoose:
      'O que a outra pessoa mudou foi incorporado ao lado do que você digitou. Confira e salve de novo.',
    bothVersions: 'As duas versões',
    field: 'Campo',
    theirs: 'Da outra pessoa',
    mine: 'Sua',
    choose: { theirs: '{{field}}: da outra pessoa', mine: '{{field}}: sua' },
    notChanged: 'Sem mudança',
    nothing: 'Nada',
    yes: 'Sim',
    no: 'Não',
    checkFields: 'Alguns campos precisam de atenção.',
  },
};
