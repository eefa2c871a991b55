export const texts = {
  intro:
    'A switch works at once: there is nothing to save. What takes effect later is a check box.',
  examples: {
    SettingList: {
      title: 'A list of settings',
      note: 'Words on the left, switches in one column: what is on is seen at a glance.',
      stock: {
        label: 'Low stock',
        description: 'Tell me when a product runs out.',
      },
      orders: {
        label: 'New orders',
        description: 'Tell me about each order of the site.',
      },
      digest: {
        label: 'Weekly summary',
        description: 'Every Monday at eight.',
      },
    },
    OpenSign: {
      title: 'With words and icons',
      note: 'The state is written in the track, so that colour is not alone in saying it.',
      label: 'Shop',
      open: 'OPEN',
      closed: 'CLOSED',
    },
    DependentSwitches: {
      title: 'One that leads the others',
      note: 'While the first one is off, the others are kept but disabled.',
      delivery: 'Home delivery',
      ways: 'Ways of delivery',
      bike: 'By bike',
      car: 'By car',
      post: 'By post',
    },
    SavedSwitch: {
      title: 'Saved when it is flipped',
      note: 'It shows the change at once and takes it back when the server refuses: the second flip is refused here.',
      label: 'Accept orders on account',
      saving: 'Saving…',
      saved: 'Saved.',
      refused: 'That could not be saved; it is as it was.',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-switch': typeof texts;
  }
}
