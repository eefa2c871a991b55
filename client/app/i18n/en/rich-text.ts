const media = {
  address: 'Address',
  upload: 'Upload a file',
  insert: 'Insert',
  limits: 'Files have at most 10 MB.',
  wrongAddress: 'has to begin with / or https://',
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
    addressHint: 'Begins with /. An image of another site is shown as a link to it.',
  },
  video: {
    ...media,
    label: 'Video',
    addressHint: 'Begins with /. A video of another site is shown as a link to it.',
  },
  controls: {
    boldControlLabel: 'Bold',
    italicControlLabel: 'Italic',
    underlineControlLabel: 'Underline',
    strikeControlLabel: 'Strike through',
    clearFormattingControlLabel: 'Clear formatting',
    hrControlLabel: 'Line across',
    blockquoteControlLabel: 'Quotation',
    bulletListControlLabel: 'Bullet list',
    orderedListControlLabel: 'Numbered list',
    linkControlLabel: 'Link',
    unlinkControlLabel: 'Remove link',
    undoControlLabel: 'Undo typing',
    redoControlLabel: 'Redo typing',
    linkEditorInputLabel: 'Address of the link',
    linkEditorInputPlaceholder: 'https://example.com/',
    linkEditorExternalLink: 'Opens in a new tab',
    linkEditorInternalLink: 'Opens in the same tab',
    linkEditorSave: 'Save link',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'rich-text': typeof texts;
  }
}
