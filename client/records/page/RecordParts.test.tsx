import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startTexts } from '../../core/i18n/texts.ts';
import { records } from '../../generated/records.ts';
import { RecordParts } from './RecordParts.tsx';

it("a record's parts are tables of their rows, in the words of their fields", async () => {
  await startTexts('en');
  const contacts = Array.from({ length: 6 }, (_, index) => ({
    name: `Contact ${index}`,
    isMain: index === 0,
  }));
  render(
    <MantineProvider>
      <RecordParts
        declaration={records.find(({ kind }) => kind === 'Customer')!}
        record={{ id: '1', version: 1, contacts, addresses: [] }}
      />
    </MantineProvider>,
  );
  const table = within(await screen.findByRole('table', { name: 'Contacts' }));
  const [heading, main, ...others] = table.getAllByRole('row').map((row) => row.textContent);
  expect(heading).toContain('Main contact');
  expect(main).toBe('Contact 0Yes');
  expect(others).toHaveLength(5);
  screen.getByRole('heading', { name: 'Other addresses' });
  screen.getByText('None yet.');
});
