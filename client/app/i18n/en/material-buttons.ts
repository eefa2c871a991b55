export const texts = {
  intro:
    'A button does something; a link leads somewhere. One filled button a view says what to do next.',
  examples: {
    Hierarchy: {
      title: 'From loud to quiet',
      note: 'One filled, the rest quieter; red is for what loses data.',
      save: 'Save',
      preview: 'Preview',
      cancel: 'Cancel',
      later: 'Later',
      delete: 'Delete',
      disabled: 'Not allowed',
    },
    Sizes: {
      title: 'Sizes',
      note: 'Small ones belong in tables and bars, large ones on a page of their own.',
      xs: 'Tiny',
      sm: 'Small',
      md: 'Medium',
      lg: 'Large',
    },
    IconButtons: {
      title: 'Icons alone',
      note: 'The name stands in “aria-label” and in a tooltip, which the focus opens too.',
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underlined',
      group: 'Text style',
    },
    SavingButton: {
      title: 'While it works',
      note: 'It keeps its width, shows that it runs and cannot be pressed twice.',
      send: 'Send the invoice',
      sent: 'Sent',
    },
    SplitButton: {
      title: 'With other ways',
      note: 'The usual way in one click, the others behind the arrow.',
      finish: 'Finish the order',
      others: 'Other ways to finish',
      print: 'Finish and print',
      draft: 'Keep as a draft',
      done: '“{{action}}” was chosen.',
    },
    CopyCode: {
      title: 'Copies and says so',
      note: 'The answer stands where the eye is: on the button, for two seconds.',
      copy: 'Copy the Pix code',
      copied: 'Copied',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-buttons': typeof texts;
  }
}
