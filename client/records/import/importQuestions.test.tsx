import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { drop, part, startImport } from '../../testing/imports.ts';

it('asks about rows that look like customers before anything is imported', async () => {
  const { gateway } = await startImport();
  const file = 'Nome;Cidade\r\nAna Prado;Santos\r\nBento Luz;Olinda\r\nCaio Reis;Itu';
  await drop(file);
  await press('Check file');
  await press('Import');
  await part('Import complete');
  await press('Choose another file');
  await drop(file.replace('Santos', 'Recife'));
  await press('Check file');
  const asked = await part('The same or new?');
  asked.getByRole('row', { name: /^2 Ana Prado City: Santos → Recife/ });
  const report = await part('What will change');
  expect(report.queryByRole('table', { name: 'Rows with errors' })).toBe(null);
  const isReady = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled;
  expect(isReady()).toBe(false);
  const choose = (row: number, name: string) => {
    const choice = within(asked.getByRole('radiogroup', { name: `Row ${row} is` }));
    fireEvent.click(choice.getByRole('radio', { name }));
  };
  choose(2, 'The same');
  choose(3, 'New');
  expect(isReady()).toBe(false);
  await press('All are the same');
  expect(isReady()).toBe(true);
  choose(4, 'New');
  await press('Import');
  const done = await part('What changed');
  expect(done.queryByRole('table', { name: 'Rows with errors' })).toBe(null);
  const token = await gateway.tokenFor('ADMIN');
  const { data } = await gateway.graphql('{ customers { nodes { name city } } }', {}, token);
  expect(data?.customers.nodes).toEqual([
    { name: 'Ana Prado', city: 'Recife' },
    { name: 'Bento Luz', city: 'Olinda' },
    { name: 'Caio Reis', city: 'Itu' },
    { name: 'Caio Reis', city: 'Itu' },
  ]);
});

it('guesses the row of the headings, and another one can be chosen', async () => {
  await startImport();
  await drop('Relatório de clientes;;\r\n\r\nNome;Cidade;\r\nquem;onde;\r\nAna;Santos;');
  await screen.findByLabelText('Field of the column Nome');
  expect(valueOf('Row of the headings')).toBe('3');
  await fill('Row of the headings', '4');
  await screen.findByLabelText('Field of the column quem');
  await fill('Field of the column quem', 'name');
  await press('Check file');
  const dryRunReport = await part('What will change');
  dryRunReport.getByRole('row', { name: '5 Ana' });
});

it('asks how a column is written that can be read either way, and shows what it understood', async () => {
  await startImport('/produtos/import');
  const head = 'SKU\tTítulo\tCategoria\tMarca\tPreço\tEstoque';
  await drop(`${head}\nY-1\tFone\tÁudio\tSabiá\t1.234,56\t1.000`);
  await screen.findByText('1.000 can be read either way.');
  expect(screen.getAllByText('Choose how the marked columns are written.')).toHaveLength(1);
  const check = screen.getByRole<HTMLButtonElement>('button', { name: 'Check file' });
  expect(check.disabled).toBe(true);
  await fill('How Estoque writes numbers', '1.234,56');
  await press('Check file');
  const dryRunReport = await part('What will change');
  dryRunReport.getByRole('row', { name: '2 Y-1 Fone Audio Sabiá 1234.56 1000' });
});

it('asks after the check where only the whole file tells', async () => {
  await startImport('/projects/import');
  const rows = Array.from({ length: 4_000 }, (_, index) => `P${index};Ana;ana@loja.test;`);
  await drop(
    ['Project;Owner;Email;Last worked on', ...rows, 'X;Ana;ana@loja.test;03/04/2026'].join('\r\n'),
  );
  await screen.findByLabelText('Field of the column Project');
  await press('Check file');
  await screen.findByRole('alert');
  await fill('How Last worked on writes dates', 'dd/mm/yyyy');
  await press('Check file');
  await part('What will change');
});
