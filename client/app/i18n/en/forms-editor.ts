export const texts = {
  intro:
    'A text editor that takes HTML and gives HTML. The gateway cleans what is written by a list of what is allowed; what is shown is cleaned once more.',
  examples: {
    FullEditor: {
      title: 'All that it can do',
      note: 'Headings 1 to 6, fonts, sizes, lists, links, images and videos. Images are inserted by address, from a file, by drop or from the clipboard.',
      text: '<h2>Spring window</h2><p>The new shelf is <strong>ready</strong>. It holds:</p><ul><li><p>backpacks in three colours</p></li><li><p>bottles <em>of steel</em></p></li></ul><p><span style="font-family: Georgia, Cambria, serif; font-size: 18px">Set in another font and size.</span></p><img src="/pictures/products/backpack.svg" alt="An orange backpack">',
    },
    SmallEditor: {
      title: 'A small one',
      note: 'For notes and comments: the tools that a line or two need.',
      label: 'Note',
      placeholder: 'Write a note…',
    },
    LimitedEditor: {
      title: 'With a limit',
      note: 'Counts characters without the marks of HTML and takes no more than 140.',
      label: 'Description for the window',
      text: '<p>Hand-made soap with lavender, 90 g.</p>',
      publish: 'Publish',
      done: 'The description would be published.',
    },
    SourceEditor: {
      title: 'Text and HTML',
      note: 'The same value as people see it and as it is stored; either can be changed.',
      label: 'Text',
      view: 'View',
      asText: 'Text',
      asHtml: 'HTML',
      source: 'HTML of the text',
      text: '<h3>Opening hours</h3><p>Monday to Saturday, <strong>9 a.m. to 6 p.m.</strong></p>',
    },
    ReadOnlyText: {
      title: 'Shown, not edited',
      note: 'What could run, load or cover the page is gone before it is shown. Change the HTML and see.',
      source: 'HTML as it came',
      shown: 'As it is shown',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'forms-editor': typeof texts;
  }
}
