export const texts = {
  intro:
    'A rich-text editor with HTML input and output. HTML is sanitized on the server against an allowlist, and again before display.',
  examples: {
    FullEditor: {
      title: 'Full toolbar',
      note: 'Headings 1 to 6, fonts, sizes, lists, links, images and videos. Insert images by URL, upload, drag and drop or paste.',
      text: '<h2>Spring window</h2><p>The new shelf is <strong>ready</strong>. It holds:</p><ul><li><p>backpacks in three colors</p></li><li><p>bottles <em>of steel</em></p></li></ul><p><span style="font-family: Georgia, Cambria, serif; font-size: 18px">Set in another font and size.</span></p>',
    },
    SmallEditor: {
      title: 'Compact toolbar',
      note: 'Basic formatting for notes and comments.',
      label: 'Note',
      placeholder: 'Write a note…',
    },
    LimitedEditor: {
      title: 'Character limit',
      note: 'Counts the text without HTML tags, up to 140 characters.',
      label: 'Product description',
      text: '<p>Hand-made soap with lavender, 90 g.</p>',
      publish: 'Publish description',
      done: 'This is a demo: nothing was published.',
    },
    SourceEditor: {
      title: 'Text and HTML',
      note: 'Edit the same value as formatted text or as HTML.',
      label: 'Text',
      view: 'View',
      asText: 'Text',
      asHtml: 'HTML',
      source: 'HTML source',
      text: '<h3>Opening hours</h3><p>Monday to Saturday, <strong>9 a.m. to 6 p.m.</strong></p>',
    },
    ReadOnlyText: {
      title: 'Read-only',
      note: 'Scripts, external content and overlays are removed before display. Edit the HTML to try it.',
      source: 'Original HTML',
      shown: 'Displayed result',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'forms-editor': typeof texts;
  }
}
