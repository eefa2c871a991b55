export const texts = {
  kinds: { Event: 'event' },
  synonyms: { Event: 'appointment meeting' },
  counted: { Event_one: '{{number}} event', Event_other: '{{number}} events' },
  fieldsOf: {
    Event: {
      note: 'Note',
      title: 'Title',
      start: 'Starts',
      end: 'Ends',
      allDay: 'All day',
      location: 'Location',
      color: 'Color',
      customer: 'Customer',
      recordKind: 'About (type)',
      record: 'About',
      startDay: 'First day',
      startTime: 'Starts at',
      endDay: 'Last day',
      endTime: 'Ends at',
      when: 'When',
    },
  },
  choicesOf: {
    Event: {
      color: {
        petrol: 'Petrol',
        green: 'Green',
        amber: 'Amber',
        red: 'Red',
        violet: 'Violet',
        gray: 'Gray',
      },
    },
  },
};
