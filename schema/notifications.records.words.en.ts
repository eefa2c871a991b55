export const texts = {
  kinds: { Notification: 'notification' },
  counted: {
    Notification_one: '{{number}} notification',
    Notification_other: '{{number}} notifications',
  },
  fieldsOf: {
    Notification: {
      heading: 'Kind',
      timestamp: 'When',
      title: 'What happened',
      subtitle: 'What to',
      path: 'Page',
    },
  },
  choicesOf: { Notification: { heading: { Message: 'Message', Alert: 'Alert' } } },
};
