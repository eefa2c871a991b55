import { expect } from '@playwright/test';
import { press, type Screen } from './screen.ts';

const headings = {
  table: 'Table',
  form: 'Form',
  buttons: 'Buttons',
  icons: 'Icons',
  progress: 'Progress',
  menu: 'Menu',
  checkbox: 'Checkbox',
  switch: 'Switch',
  radio: 'Radio',
  slider: 'Slider',
  autocomplete: 'Autocomplete',
  'expansion-panel': 'Expansion panel',
  dialog: 'Dialog',
  snackbar: 'Snackbar',
};

const pages = Object.entries(headings).map(([name, heading]): Screen => ({
  name: `material-${name}`,
  path: `/material/${name}`,
  heading,
  as: 'guest',
  // The values of its fields were chosen in English.
  isEnglish: name === 'autocomplete',
  prepare: async (page) => {
    await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
  },
}));

export const screens: Screen[] = [
  ...pages,
  {
    name: 'material-code',
    path: '/material/table#SortableTable',
    heading: 'Table',
    as: 'guest',
    async prepare(page) {
      await page.getByRole('button', { name: 'Code of “Sorting”' }).click();
      await expect(page.getByRole('region', { name: 'SortableTable.tsx' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    },
  },
  {
    name: 'material-open-dialog',
    path: '/material/dialog',
    heading: 'Dialog',
    as: 'guest',
    prepare: press('Close month'),
  },
];
