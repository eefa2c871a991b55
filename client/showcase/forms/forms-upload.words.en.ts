export const texts = {
  intro:
    'Files are stored in the database. Their type is detected from their content, and only signed-in users can download them.',
  examples: {
    ManyFiles: {
      title: 'Multiple files',
      note: 'Drop, paste or choose files. Two upload at a time; you can cancel or retry each one.',
    },
    YourFiles: {
      title: 'Your files',
      note: 'Files you uploaded. Deleting can be undone.',
      room: '{{used}} of {{most}} used',
      none: 'No files yet. Drop one above.',
      save: 'Download {{name}}',
      delete: 'Delete {{name}}',
      deleted: '{{name}} was deleted.',
      more: 'Show more ({{shown}} of {{total}})',
    },
    OnePicture: {
      title: 'Single image',
      note: 'A new image replaces the current one. It is downloaded with your access token and displayed from memory.',
      none: 'Backpack (sample image)',
    },
    AttachedFiles: {
      title: 'Attachments',
      note: 'Paste a screenshot into the text. The message is sent once all uploads finish.',
      message: 'Message to the team',
      attach: 'Attach files',
      send: 'Send message',
      wait: 'Uploading files…',
      sent_one: 'This is a demo: the message with {{count}} file was not sent.',
      sent_other: 'This is a demo: the message with {{count}} files was not sent.',
    },
    RefusedFiles: {
      title: 'Rejected files',
      note: 'The type is detected from the content, not the name. Files over the limits are rejected before upload.',
      program: 'Program named .png',
      page: 'HTML page named .txt',
      drawing: 'SVG file',
      large: '11 MB file',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'forms-upload': typeof texts;
  }
}
