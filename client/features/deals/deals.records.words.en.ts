export const texts = {
  kinds: { Deal: 'deal', LossReason: 'reason for losing' },
  lists: { Deal: 'vendas', LossReason: 'reasons for losing' },
  counted: {
    Deal_one: '{{number}} deal',
    Deal_other: '{{number}} deals',
    LossReason_one: '{{number}} reason for losing',
    LossReason_other: '{{number}} reasons for losing',
  },
  fields: {
    stage: 'Stage',
    expectedCloseOn: 'Expected',
    nextStep: 'Next step',
    nextStepOn: 'Next step on',
    lossReasonId: 'Reason lost',
    lostReason: 'Why it was lost',
    closedAt: 'Closed on',
    stageChangedAt: 'In this stage since',
    dealProducts: 'Products',
    dealEntries: 'Timeline',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'deals.records': typeof texts;
  }
}
