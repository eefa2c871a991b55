export const texts = {
  form: {
    draft: 'What you left half-way here stands in the form again. Last typed',
    discardDraft: 'Discard it',
    conflict: 'Someone else saved this first',
    chooseFields:
      'You both changed the fields below to something else: choose which stays, then save again. What only they changed has been taken over. Nothing that you typed is lost.',
    nothingToChoose:
      'What they changed has been taken over beside what you typed. Look it over, then save again.',
    bothVersions: 'Both versions',
    field: 'Field',
    theirs: 'Theirs',
    mine: 'Yours',
    choose: { theirs: '{{field}}: theirs', mine: '{{field}}: yours' },
    notChanged: 'Not changed',
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    checkFields: 'Some fields need another look.',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    records: typeof texts;
  }
}
