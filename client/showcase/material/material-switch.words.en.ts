export const texts = {
  intro:
    'Switches take effect immediately, with nothing to save. Use a checkbox for changes that are saved later.',
  examples: {
    SettingList: {
      title: 'Settings list',
      note: 'Labels on the left and switches in one column, easy to scan.',
      stock: {
        label: 'Low-stock alerts',
        description: 'Notify me when a product runs low.',
      },
      orders: {
        label: 'New orders',
        description: 'Notify me of each online order.',
      },
      digest: {
        label: 'Weekly summary',
        description: 'Every Monday at 8 a.m.',
      },
    },
    OpenSign: {
      title: 'With text and icons',
      note: 'The state is written on the track, so it does not rely on color alone.',
      label: 'Shop',
      open: 'OPEN',
      closed: 'CLOSED',
    },
    DependentSwitches: {
      title: 'Dependent switches',
      note: 'When the first one is off, the others keep their values but are disabled.',
      delivery: 'Home delivery',
      ways: 'Delivery methods',
      bike: 'By bike',
      car: 'By car',
      post: 'By mail',
    },
    SavedSwitch: {
      title: 'Optimistic save',
      note: 'Changes immediately and reverts if the server rejects it. The second change here is rejected.',
      label: 'Accept orders on account',
      saving: 'Saving…',
      saved: 'Saved.',
      refused: 'Could not save. Setting restored.',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-switch': typeof texts;
  }
}
