import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pdf } from '../../../gateway/testing/sample-files.ts';
import { uploader } from '../../../gateway/testing/uploader.ts';
import { startWithCustomers } from '../../testing/customers.ts';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('what is attached is listed with its record, and comes back after it was deleted', async () => {
  const gateway = await startWithCustomers({ id: 'ana', kind: 'person', name: 'Ana Lima' });
  const token = await gateway.tokenFor('EDITOR');
  const files = [{ name: 'contrato.pdf', bytes: pdf }];
  const kept = await uploader(gateway)(files, { token, fields: { attachedTo: 'Customer/ana' } });
  const { name } = kept.body.files![0]!;
  await renderAt('/clientes/ana', { gateway, token });
  const table = within(await screen.findByRole('table', { name: /^Files/ }));
  table.getByRole('button', { name });
  await press(`Delete ${name}`);
  await waitFor(() => expect(screen.queryByRole('table', { name: /^Files/ })).toBe(null));
  await press('Undo');
  await screen.findByRole('button', { name });
});

it('a stored file is attached to another record, which each of them tells of, and removed from one', async () => {
  const gateway = await startWithCustomers(
    { id: 'ana', kind: 'person', name: 'Ana Lima' },
    { id: 'rui', kind: 'person', name: 'Rui Dias' },
  );
  const token = await gateway.tokenFor('EDITOR');
  const files = [{ name: 'contrato.pdf', bytes: pdf }];
  const kept = await uploader(gateway)(files, { token, fields: { attachedTo: 'Customer/ana' } });
  const { name } = kept.body.files![0]!;
  await renderAt('/clientes/rui', { gateway, token });
  await press('Attach an existing file');
  await fill(/^Attach an existing file/, name.slice(0, 3).toUpperCase());
  await act(async () =>
    (await screen.findByRole('option', { name: new RegExp(`^${name}`) })).click(),
  );
  const table = within(await screen.findByRole('table', { name: /^Files/ }));
  table.getByRole('button', { name });
  expect(table.getByRole('link', { name: 'Ana Lima' }).getAttribute('href')).toBe('/clientes/ana');
  await press(`Remove ${name} from here`);
  await waitFor(() => expect(screen.queryByRole('table', { name: /^Files/ })).toBe(null));
  const removed = await screen.findByText(new RegExp(`^${name} removed from here`));
  const undo = within(removed.closest<HTMLElement>('[role="alert"]')!);
  await act(async () => undo.getByRole('button', { name: 'Undo' }).click());
  await screen.findByRole('link', { name: 'Ana Lima' });
});
