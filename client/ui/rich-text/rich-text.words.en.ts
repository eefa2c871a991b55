const media = {
  address: 'Address',
  upload: 'Upload a file',
  insert: 'Insert',
  limits: 'Up to 10 MB per file.',
  wrongAddress: 'Enter an address that starts with / or https://',
};

export const texts = {
  paragraphStyle: 'Paragraph style',
  paragraph: 'Paragraph',
  heading: 'Heading {{level}}',
  font: 'Font',
  fonts: {
    standard: 'Standard',
    serif: 'Serif',
    monospace: 'Monospace',
    condensed: 'Condensed',
  },
  size: 'Size',
  standardSize: 'Size',
  count_one: '{{count}} character',
  count_other: '{{count}} characters',
  countOf: '{{count}} of {{limit}} characters',
  image: {
    ...media,
    label: 'Image',
    addressHint: 'Starts with /. Images on other sites are shown as links.',
  },
  video: {
    ...media,
    label: 'Video',
    addressHint: 'Starts with /. Videos on other sites are shown as links.',
  },
  controls: {
    boldControlLabel: 'Bold',
    italicControlLabel: 'Italic',
    underlineControlLabel: 'Underline',
    strikeControlLabel: 'Strike through',
    clearFormattingControlLabel: 'Clear formatting',
    hrControlLabel: 'Horizontal line',
    blockquoteControlLabel: 'Quote',
    bulletListControlLabel: 'Bullet list',
    orderedListControlLabel: 'Numbered list',
    linkControlLabel: 'Link',
    unlinkControlLabel: 'Remove link',
    undoControlLabel: 'Undo typing',
    redoControlLabel: 'Redo typing',
    linkEditorInputLabel: 'Link address',
    linkEditorInputPlaceholder: 'https://example.com/',
    linkEditorExternalLink: 'Opens in a new tab',
    linkEditorInternalLink: 'Opens in the same tab',
    linkEditorSave: 'Save link',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'rich-text': typeof texts;
  }
}
