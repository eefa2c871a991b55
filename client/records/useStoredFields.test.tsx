import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { boxDeclaration } from '../../gateway/testing/boxes.ts';
import { clientRecord } from '../../scripts/client-records.ts';
import { startTexts } from '../core/i18n/texts.ts';
import { recordKinds } from '../generated/recordKinds.ts';
import { records } from '../generated/records.ts';
import { FieldChanges } from './history/FieldChanges.tsx';

it('the history of a kind with derived screens tells the rows of its lists', async () => {
  const box = clientRecord(boxDeclaration);
  recordKinds.push(box);
  records.push(box);
  onTestFinished(() => {
    recordKinds.pop();
    records.pop();
  });
  await startTexts('en');
  const rows = [
    { boxId: '1', position: 0, name: 'Vaso', pieces: 1, fragile: 1 },
    { boxId: '1', position: 1, name: 'Livro', pieces: 1200, fragile: 0 },
  ];
  const change = {
    kind: 'Box',
    isAllDay: false,
    wasAllDay: false,
    fields: [{ field: 'boxItems', before: '[]', after: JSON.stringify(rows) }],
  };
  render(
    <MantineProvider>
      <Suspense>
        <FieldChanges change={change as never} />
      </Suspense>
    </MantineProvider>,
  );
  const row = await screen.findByRole('row', { name: /Contents/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'Contents',
    'Nothing',
    'Vaso, 1, Fragile; Livro, 1,200',
  ]);
});
