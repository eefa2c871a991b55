export const texts = {
  kinds: { Message: 'message' },
  synonyms: { Message: 'email mail' },
  counted: { Message_one: '{{number}} message', Message_other: '{{number}} messages' },
  fieldsOf: {
    Message: {
      sender: 'From',
      recipient: 'To',
      date: 'When',
      isRead: 'Read',
      subject: 'Subject',
      message: 'Text',
      customer: 'Customer',
      recordKind: 'About (type)',
      record: 'About',
    },
  },
};
