export const texts = {
  intro:
    'Files really go to the gateway, which keeps them in its database, decides by their content what they are, and gives them back to signed-in users only.',
  examples: {
    ManyFiles: {
      title: 'Many files',
      note: 'Drop, paste or choose. Two are sent at a time; each can be cancelled and tried again. The limits come from the gateway and are told before anything is sent.',
    },
    YourFiles: {
      title: 'Your stored files',
      note: 'What you uploaded, still there after a reload. Deleting asks nothing and can be undone.',
      room: '{{used}} of {{most}} used',
      none: 'You have not uploaded a file yet. Drop one above.',
      save: 'Save {{name}}',
      delete: 'Delete {{name}}',
      deleted: '{{name}} was deleted.',
      more: 'Show more ({{shown}} of {{total}})',
    },
    OnePicture: {
      title: 'One picture',
      note: 'A new picture takes the place of the last one. It is fetched with your token and shown from memory, since a browser sends no token for an image.',
      none: 'A backpack, until you choose another picture',
    },
    AttachedFiles: {
      title: 'Attached to a message',
      note: 'A screenshot can be pasted into the text. The message waits for what is still on its way.',
      message: 'Message to the team',
      attach: 'Attach files',
      send: 'Send message',
      wait: 'Files are on their way…',
      sent_one: 'The message would go out with {{count}} file.',
      sent_other: 'The message would go out with {{count}} files.',
    },
    RefusedFiles: {
      title: 'What is refused',
      note: 'The type is taken from the content, not from the name: try a program called a picture. What is known beforehand is not even sent.',
      program: 'A program called .png',
      page: 'A page called .txt',
      drawing: 'An SVG',
      large: 'A file of 11 MB',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'forms-upload': typeof texts;
  }
}
