export const texts = {
  area: 'Upload files',
  dropMany: 'Drop files here, or paste them',
  dropOne: 'Drop a file here, or paste it',
  chooseMany: 'Choose files',
  chooseOne: 'Choose a file',
  limits: 'Up to {{most}} each: {{endings}}',
  list: 'Uploads',
  progressOf: 'Progress of {{name}}',
  cancel: 'Cancel {{name}}',
  retry: 'Try {{name}} again',
  remove: 'Take {{name}} off the list',
  status: {
    waiting: 'waits for its turn',
    sending: '{{percent}} % sent',
    done: 'stored',
    failed: 'not stored: {{message}}',
    cancelled: 'cancelled',
  },
  problems: {
    empty: 'not sent: it is empty',
    tooLarge: 'not sent: it is larger than {{most}}',
    noRoom: 'not sent: your files would take more room than you have',
    wrongType: 'not sent: files of this type are not accepted',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    uploads: typeof texts;
  }
}
