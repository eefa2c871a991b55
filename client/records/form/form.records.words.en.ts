export const texts = {
  form: {
    draft: 'Unsaved changes restored. Last edited',
    discardDraft: 'Discard changes',
    conflict: 'Someone else changed this',
    deleted: '{{name}} deleted this. Your changes are kept: save again once it is restored.',
    chooseFields:
      'You both changed the fields below. Choose which value to keep, then save again. What only they changed is already in the form.',
    nothingToChoose: 'Their changes have been added to yours. Review the form, then save again.',
    stillToChoose: 'Choose a value for: {{names}}',
    bothVersions: 'Both versions',
    field: 'Field',
    theirs: 'Theirs',
    mine: 'Yours',
    choose: { theirs: '{{field}}: theirs', mine: '{{field}}: yours' },
    notChanged: 'Not changed',
    rowsMerged: 'The rows that each of you changed are kept',
    changedBy: '{{name}} changed this',
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    checkFields_one: 'Check this field',
    checkFields_other: 'Check these {{count}} fields',
    rowField: '{{field}} {{row}} {{number}}',
    ofRow: 'of {{noun}}',
    errorOf: '{{field}}: {{error}}',
    saveAndNew: 'Save and new',
    keys: { save: 'Ctrl+Enter', follow: 'Ctrl+Shift+Enter' },
  },
  reference: {
    find: 'Search',
    none: 'No results',
    type: 'Type a title or a name',
    clear: 'Clear {{field}}',
    create: 'Create {{noun}} “{{name}}”',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'form.records': typeof texts;
  }
}
