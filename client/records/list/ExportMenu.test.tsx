import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { click, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { selectRow } from '../../testing/tables.ts';

function savedFiles() {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:test';
  });
  return saved;
}

const lists = {
  '/clientes': 'Name,City,State,Status,Open,Lifetime value,Last purchase,Owner,Id',
  '/produtos': 'Title,SKU,Category,Brand,Price,Stock,Active,Id',
  '/vendas?as=table': 'Title,Customer,Stage,Amount,Expected,In this stage since,Owner,Id',
  '/invoices': 'Number,Date,Buyer,Status,Total,Currency,Open,Due date,Payment,Id',
  '/projects': 'Project,Owner,Last worked on,Comments,Revisions,Id',
  '/users': 'Name,Company,Email,Phone,Age,Balance,Active in the company,Id',
};

it('hands out each list with the columns that it shows', async () => {
  const saved = savedFiles();
  const { navigate } = await renderAt('/home', { as: 'SA' });
  for (const [index, [url, heads]] of Object.entries(lists).entries()) {
    await navigate(url);
    await press('Export as CSV');
    await click('menuitem', 'Visible columns');
    await waitFor(() => expect(saved).toHaveLength(index + 1));
    const lines = (await saved[index]!.text()).trim().split('\r\n');
    expect(lines[0]).toBe(heads);
    expect(lines.length).toBeGreaterThan(10);
  }
});

it('says in the words of the reader that a file cannot come without a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderAt('/clientes', {
    as: 'ADMIN',
    language: 'pt-BR',
    network: (send) => (input, init) =>
      (input as string).includes('.csv')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init),
  });
  await press('Exportar em CSV');
  await click('menuitem', 'Todas as colunas');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Você está offline\./);
  onLine.mockRestore();
});

/** Lists without a table, with all their entries. */
const whole = {
  '/inbox?text=a':
    'When,From,To,Subject,Customer,Read,Text,Id,Customer (Id),About (type),About,About (Id)',
  '/notifications?heading=Alert': 'When,Type,What happened,Details,Page,Id',
  '/todo?view=open': 'To-do,Note,Tags,Due,Begins,Important,Starred,Done,Looked at,Id',
  '/boards/2a1e578a9dab96f3f48f4769?label=none':
    'Card,Column,Members,Labels,Description,Attachments,Notes,Id',
};

it('hands out what stands elsewhere than in a table too, as the address filters it', async () => {
  const saved = savedFiles();
  const { navigate } = await renderAt('/home', { as: 'SA' });
  for (const [index, [url, heads]] of Object.entries(whole).entries()) {
    await navigate(url);
    await press('Export as CSV');
    await click('menuitem', 'All columns');
    await waitFor(() => expect(saved).toHaveLength(index + 1));
    const lines = (await saved[index]!.text()).trim().split('\r\n');
    expect(lines[0]).toBe(heads);
    if (url.startsWith('/boards')) expect(lines).toHaveLength(1);
  }
});

it('has the filter, the order and the columns of the address, or what is selected alone', async () => {
  const saved = savedFiles();
  await renderAt('/invoices?status=pending&columns=total,orderNo&sort=total&direction=descending', {
    as: 'EDITOR',
  });
  await press('Export as CSV');
  await click('menuitem', 'Visible columns');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [heads, ...rows] = (await saved[0]!.text()).trim().split('\r\n');
  expect(heads).toBe('Total,Currency,Number,Id');
  const totals = rows.map((row) => Number(row.split(',')[0]));
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  await selectRow(1);
  await press('Export as CSV');
  await screen.findByText('1 selected', { selector: '.mantine-Menu-label' });
  await click('menuitem', 'Visible columns');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect((await saved[1]!.text()).trim().split('\r\n')).toEqual([heads, rows[0]]);
});
