import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { drop, part, startImport as start } from '../../testing/imports.ts';
import { uploadsReach } from '../../testing/uploads.ts';

const file = [
  'Nome;CPF;Praça',
  'Ana Prado;000.001.001-45;Santos',
  'Bento Luz;000.001.002-26;Olinda',
  'Caio Reis;123;Recife',
].join('\r\n');

it('ends a session that the gateway ended, as any other request does', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const { location } = await renderAt('/clientes/import', { token, gateway });
  uploadsReach(gateway);
  await screen.findByRole('group', { name: 'Upload files' });
  await gateway.graphql('mutation { logout(input: {}) { endedSessions } }', {}, token);
  await drop(file);
  await screen.findByText('Your session has ended. Sign in to continue.');
  expect(location()).toBe('/login?from=%2Fclientes%2Fimport');
  expect(localStorage.getItem('accessToken')).toBe(null);
});

it('brings customers in, hands out the bad rows, and takes all of it back after a reload', async () => {
  const { location, reload, navigate } = await start();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:test';
  });
  await drop(file);
  await screen.findByText('Ana Prado · Bento Luz · Caio Reis');
  expect(valueOf('Field of the column Nome')).toBe('name');
  expect(valueOf('Field of the column CPF')).toBe('document');
  expect(valueOf('Field of the column Praça')).toBe('');
  await fill('Field of the column Praça', 'city');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
  await press('Check file');
  const dryRunReport = await part('What will change');
  dryRunReport.getByRole('cell', { name: 'Enter a valid CPF' });
  await press('Import');
  const done = await part('What changed');
  done.getByRole('row', { name: '4 CPF or CNPJ Enter a valid CPF' });
  await press('Download rows with errors');
  expect(await saved[0]!.text()).toBe(
    '\uFEFFNome;CPF;Praça;What is wrong\r\nCaio Reis;123;Recife;CPF or CNPJ: Enter a valid CPF\r\n',
  );
  expect(location()).toMatch(/^\/clientes\/import\?imported=\w+$/);
  await reload();
  await part('Import complete');
  await navigate('/clientes');
  await screen.findByText('Showing 2 of 2');
  screen.getByText('Olinda');
  await navigate(-1);
  await press('Undo');
  await screen.findByText(/^Undone: imported 2 customers from clientes\.csv$/);
  await navigate('/clientes');
  await screen.findByText('No customers yet');
});

it('takes an import back by Ctrl+Z, where one is, and after a reload', async () => {
  const { location, navigate, reload } = await start();
  const undoByKey = () =>
    act(async () => fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true }));
  await drop('Nome;Cidade\r\nAna Prado;Santos');
  await press('Check file');
  await press('Import');
  await part('Import complete');
  await undoByKey();
  await screen.findByText(/^Undone: imported 1 customer from clientes\.csv$/);
  await drop('Nome;Cidade\r\nBento Luz;Olinda');
  expect(location()).toBe('/clientes/import');

  await press('Check file');
  await press('Import');
  await part('Import complete');
  await navigate('/clientes');
  await screen.findByText('Bento Luz');
  await undoByKey();
  await screen.findByText('No customers yet');
  expect(location()).toBe('/clientes');

  await navigate('/clientes/import');
  await drop('Nome;Cidade\r\nCaio Reis;Recife');
  await press('Check file');
  await press('Import');
  await part('Import complete');
  await reload();
  await part('Import complete');
  await undoByKey();
  await screen.findByText(/^Undone: imported 1 customer from clientes\.csv$/);
  await screen.findByRole('group', { name: 'Upload files' });
  expect(location()).toBe('/clientes/import');
  await navigate('/clientes');
  await screen.findByText('No customers yet');
});

it('says what came of undoing an import that the stack of changes no longer has', async () => {
  const { navigate, reload, gateway } = await start();
  const token = await gateway.tokenFor('SA');
  const run = (query: string, variables = {}) => gateway.graphql(query, variables, token);
  for (const isUndone of [true, false]) {
    await navigate('/clientes/import');
    await drop(`Nome;Cidade\r\nAna ${String(isUndone)};Santos`);
    await press('Check file');
    await press('Import');
    await part('Import complete');
    sessionStorage.removeItem('undo');
    await reload();
    await part('Import complete');
    const { data } = await run('{ activities(first: 1) { nodes { id } } }');
    const activityId = data!.activities.nodes[0].id as string;
    if (isUndone)
      await run('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
        id: activityId,
      });
    await press('Undo');
    await screen.findByText(isUndone ? /already/ : 'Import undone.');
    expect(screen.queryAllByText('Import undone.')).toHaveLength(Number(!isUndone));
  }
});

it('remembers on this browser what the columns of a file are', async () => {
  await start();
  await drop(file);
  await fill('Field of the column Praça', 'city');
  await fill('Field of the column Nome', 'city');
  expect(valueOf('Field of the column Praça')).toBe('');
  await fill('Field of the column Praça', 'name');
  await press('Check file');
  await part('What will change');
  await press('Choose another file');
  await drop(file);
  await screen.findByText('Ana Prado · Bento Luz · Caio Reis');
  expect(valueOf('Field of the column Praça')).toBe('name');
  expect(valueOf('Field of the column Nome')).toBe('city');
});

it('says what is wrong with a file, and is not offered to whom the gateway refuses it', async () => {
  const { gateway } = await start();
  await drop('');
  await screen.findByText('The file has nothing in it.');
  await drop('Nome\r\nAna');
  await screen.findByLabelText('Field of the column Nome');
  expect(screen.queryByRole('alert')).toBe(null);
  await renderAt('/clientes/import', { as: 'ADMIN', gateway, language: 'pt-BR' });
  await drop('', 'Enviar arquivos');
  await screen.findByText('O arquivo não tem nada dentro.');
  await drop('Nome;Cidade\r\nAna;"Rio\r\nBia;Ipu', 'Enviar arquivos');
  await screen.findByText('O arquivo tem aspas na linha 2 que não são fechadas.');
  await renderAt('/clientes', { as: 'EDITOR', gateway });
  await screen.findByRole('heading', { name: 'Clientes' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Import' })).toBe(null));
  await renderAt('/clientes/import', { as: 'EDITOR', gateway });
  await screen.findByText('You don’t have access to this page');
});

it('shows the start of a large file, and says at the check what is wrong further down', async () => {
  await start();
  const rows = Array.from({ length: 5_000 }, (_, index) => `Ana ${index};"Rio\r\nde Janeiro"`);
  await drop(['Nome;Cidade', ...rows, 'Bia;"Ipu', 'Eva;Itu'].join('\r\n'));
  await screen.findByLabelText('Field of the column Cidade');
  await press('Check file');
  await screen.findByText('The file has a quotation mark in row 5002 that is not closed.');
});

it('shows what would change before it is imported, and clears a field where one asks for it', async () => {
  const { gateway } = await start();
  const token = await gateway.tokenFor('ADMIN');
  await gateway.graphql(
    `mutation { createCustomer(input: {
      kind: person, name: "Ana", document: "00000100145", city: "Santos", state: SP
    }) { customer { id } } }`,
    {},
    token,
  );
  await drop('Nome;CPF;Cidade\r\nAna Prado;000.001.001-45;');
  await screen.findByLabelText('Field of the column Cidade');
  await press('Check file');
  let dryRunReport = await part('What will change');
  dryRunReport.getByRole('row', { name: '2 Name Ana Ana Prado' });
  expect(dryRunReport.queryByRole('row', { name: /City/ })).toBe(null);
  fireEvent.click(screen.getByLabelText('Clear the field where Cidade is empty'));
  await press('Check file');
  dryRunReport = await part('What will change');
  dryRunReport.getByRole('row', { name: '2 City Santos Empty' });
  await press('Import');
  await part('Import complete');
  const { data } = await gateway.graphql('{ customers { nodes { name city } } }', {}, token);
  expect(data?.customers.nodes).toEqual([{ name: 'Ana Prado', city: null }]);
});
