export const texts = {
  intro:
    'Buttons perform an action; links go to a page. Use one filled button per view, for the main action.',
  examples: {
    Hierarchy: {
      title: 'Hierarchy',
      note: 'Filled for the main action, lighter variants for the others, red for destructive ones.',
      save: 'Save',
      preview: 'Preview',
      cancel: 'Cancel',
      later: 'Later',
      delete: 'Delete',
      disabled: 'Disabled',
    },
    Sizes: {
      title: 'Sizes',
      note: 'Small in tables and toolbars, large on pages with a single action.',
      xs: 'Extra small',
      sm: 'Small',
      md: 'Medium',
      lg: 'Large',
    },
    IconButtons: {
      title: 'Icon buttons',
      note: 'The label is in “aria-label” and in a tooltip, which also opens on focus.',
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      group: 'Text style',
    },
    SavingButton: {
      title: 'Loading',
      note: 'Keeps its width, shows a spinner and can’t be pressed twice.',
      send: 'Send invoice',
      sent: 'Sent',
    },
    SplitButton: {
      title: 'Split button',
      note: 'The default action is one click away; the arrow opens the others.',
      finish: 'Complete order',
      others: 'More ways to complete',
      print: 'Complete and print',
      draft: 'Save as draft',
      done: 'Selected: {{action}}',
    },
    CopyCode: {
      title: 'Copy button',
      note: 'Confirms the copy on the button itself for two seconds.',
      copy: 'Copy Pix code',
      copied: 'Copied',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-buttons': typeof texts;
  }
}
