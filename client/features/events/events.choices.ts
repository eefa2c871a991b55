export const choices = { 'Event.color': 'events:colors' };
