export const texts = {
  kinds: { Notification: 'notification' },
  counted: {
    Notification_one: '{{number}} notification',
    Notification_other: '{{number}} notifications',
  },
  fieldsOf: {
    Notification: {
      heading: 'Type',
      timestamp: 'When',
      title: 'What happened',
      subtitle: 'Details',
      path: 'Page',
    },
  },
  choicesOf: { Notification: { heading: { Message: 'Message', Alert: 'Alert' } } },
};
