export const texts = {
  kinds: { Deal: 'deal', LossReason: 'loss reason' },
  synonyms: { Deal: 'sale opportunity' },
  lists: { Deal: 'vendas', LossReason: 'loss reasons' },
  counted: {
    Deal_one: '{{number}} deal',
    Deal_other: '{{number}} deals',
    LossReason_one: '{{number}} loss reason',
    LossReason_other: '{{number}} loss reasons',
  },
  fieldsOf: {
    Deal: {
      title: 'Title',
      customer: 'Customer',
      stage: 'Stage',
      amount: 'Amount',
      expectedCloseDay: 'Expected',
      nextStep: 'Next step',
      nextStepDay: 'Next step on',
      lostReason: 'Why it was lost',
      lossReason: 'Loss reason',
      stageChangedAt: 'In this stage since',
      closedAt: 'Closed on',
      owner: 'Owner',
      invoice: 'Invoice',
      products: 'Products',
      entries: 'Timeline',
    },
    DealProduct: { name: 'Product', quantity: 'Quantity', price: 'Price' },
    LossReason: { name: 'Name', position: 'Position in the list' },
  },
  choicesOf: {
    Deal: {
      stage: {
        lead: 'Lead',
        qualified: 'Qualified',
        proposal: 'Proposal',
        negotiation: 'Negotiation',
        won: 'Won',
        lost: 'Lost',
      },
    },
  },
};
