export const texts = {
  area: 'Upload files',
  dropMany: 'Drop files here, or paste them',
  dropOne: 'Drop a file here, or paste it',
  chooseMany: 'Choose files',
  chooseOne: 'Choose a file',
  limits: 'Up to {{most}} each: {{endings}}',
  list: 'Uploads',
  progressOf: 'Upload progress of {{name}}',
  cancel: 'Cancel {{name}}',
  retry: 'Retry {{name}}',
  remove: 'Remove {{name}} from the list',
  status: {
    waiting: 'waiting',
    sending: '{{percent}}% sent',
    done: 'uploaded',
    failed: 'failed: {{message}}',
    cancelled: 'canceled',
  },
  problems: {
    empty: 'not sent: it is empty',
    tooLarge: 'not sent: it is larger than {{most}}',
    noRoom: 'not sent: your storage is full',
    wrongType: 'not sent: this file type is not accepted',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    uploads: typeof texts;
  }
}
