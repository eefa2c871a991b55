export const texts = {
  intro:
    'Everything you can drag also works with the keyboard: Space picks up, the arrow keys move, Space drops and Escape cancels. Each step is announced to screen readers.',
  examples: {
    SortableList: {
      title: 'List',
      note: 'Each item has a handle, so its text can still be selected.',
      steps: {
        order: 'Check the order',
        pack: 'Pack the items',
        label: 'Print the label',
        send: 'Hand it to the carrier',
        thank: 'Thank the customer',
      },
    },
    SortableGrid: {
      title: 'Grid',
      note: 'Drag the tile itself. All four arrow keys move it.',
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
      note: 'Move orders from one list to the other. The left and right arrow keys change lists.',
      open: 'To pack',
      shipped: 'Shipped',
    },
    SortableRows: {
      title: 'Table rows',
      note: 'Reorder the lines of an invoice.',
      item: 'Item',
      quantity: 'Quantity',
      price: 'Price',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'others-drag-and-drop': typeof texts;
  }
}
