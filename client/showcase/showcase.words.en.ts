export const texts = {
  code: 'Code',
  codeOf: 'Code of “{{title}}”',
  copy: 'Copy {{file}}',
  copied: '{{file}} was copied',
  linkTo: 'Link to “{{title}}”',
  onThisPage: 'On this page',
  sections: {
    utilities: 'Utilities',
    material: 'Components',
    charts: 'Charts',
    others: 'Others',
    forms: 'Forms',
  },
  pages: {
    'utilities-color': 'Color',
    'utilities-spacing': 'Spacing',
    'utilities-typography': 'Typography',
    'utilities-display': 'Display',
    'utilities-height-width': 'Height and width',
    'utilities-position': 'Position',
    'utilities-shadow': 'Shadow',
    'utilities-misc': 'Misc',
    'material-table': 'Table',
    'material-form': 'Form',
    'material-buttons': 'Buttons',
    'material-icons': 'Icons',
    'material-progress': 'Progress',
    'material-menu': 'Menu',
    'material-checkbox': 'Checkbox',
    'material-switch': 'Switch',
    'material-radio': 'Radio',
    'material-slider': 'Slider',
    'material-autocomplete': 'Autocomplete',
    'material-expansion-panel': 'Expansion panel',
    'material-dialog': 'Dialog',
    'material-snackbar': 'Snackbar',
    'charts-echarts': 'Charts',
    'others-drag-and-drop': 'Drag and drop',
    'forms-basic': 'Basic form',
    'forms-editor': 'Editor',
    'forms-upload': 'Upload',
  },
};

declare module '../core/i18n/catalogues.ts' {
  interface Catalogues {
    showcase: typeof texts;
  }
}
