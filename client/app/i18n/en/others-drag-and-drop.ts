export const texts = {
  intro:
    'What is dragged by the pointer is moved by keyboard too: Space takes it, the arrow keys move it, Space drops it and Escape puts it back. Each step is told to a screen reader.',
  examples: {
    SortableList: {
      title: 'A list',
      note: 'Each entry is taken by its handle, so that its text can still be selected.',
      steps: {
        order: 'Check the order',
        pack: 'Pack it',
        label: 'Print the label',
        send: 'Hand it to the carrier',
        thank: 'Thank the customer',
      },
    },
    SortableGrid: {
      title: 'A grid',
      note: 'The whole tile is its handle. All four arrow keys move it.',
      products: {
        headphones: 'Headphones',
        backpack: 'Backpack',
        keyboard: 'Keyboard',
        'desk-lamp': 'Desk lamp',
        bottle: 'Bottle',
        cap: 'Cap',
      },
    },
    BetweenLists: {
      title: 'Between lists',
      note: 'An order goes from one list to the other, to the place where it is dropped. Left and right change the list.',
      open: 'To pack',
      shipped: 'Shipped',
    },
    SortableRows: {
      title: 'Rows of a table',
      note: 'The lines of an invoice in the order in which they are to be printed.',
      item: 'Item',
      quantity: 'Quantity',
      price: 'Price',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'others-drag-and-drop': typeof texts;
  }
}
