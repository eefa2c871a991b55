import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '../../core/company.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';

const stored = ({ store }: TestGateway) =>
  store.db.selectFrom('companies').selectAll().executeTakeFirst();

describe('the page of the company', () => {
  it('changes it, stays there, and shows the change everywhere at once', async () => {
    const { gateway, location } = await renderAt('/company', { as: 'SA' });
    await screen.findByRole('heading', { name: 'Company', level: 1 });
    expect(valueOf(/^Legal name/)).toBe('Retaguarda Comércio Ltda.');
    expect(valueOf(/^CPF or CNPJ/)).toBe('11.222.333/0001-81');
    expect(company.read()).toMatchObject({ currency: '$', taxRate: 10 });
    await fill(/^Legal name/, 'Padaria Aurora Ltda.');
    await fill(/^Currency/, 'BRL');
    await fill(/^Pix key/, '(71) 99607-0000');
    await fill(/^Payment terms/, '14');
    await press('Save');
    await screen.findByText('Padaria Aurora Ltda. was saved.');
    expect(location()).toBe('/company');
    expect(await stored(gateway)).toMatchObject({
      ...{ name: 'Padaria Aurora Ltda.', currency: 'BRL', paymentDays: 14 },
      ...{ pixKey: '+5571996070000', version: 2 },
    });
    await waitFor(() => expect(company.read().currency).toBe('R$'));
    await fill(/^Invoice footer/, 'Obrigado.');
    await press('Save');
    await waitFor(async () => expect(await stored(gateway)).toMatchObject({ version: 3 }));
  });

  it('says at its fields what is wrong', async () => {
    await renderAt('/company', { as: 'SA' });
    await screen.findByRole('heading', { name: 'Company', level: 1 });
    await fill(/^CPF or CNPJ/, '111.111.111-11');
    await fill(/^Pix key/, 'minhachave');
    await press('Save');
    await screen.findByRole('alert', { name: 'Check these 2 fields' });
    screen.getAllByText(/Enter a valid CPF/);
    screen.getAllByText(/Enter a Pix key/);
  });

  it('tells in its history every field that was changed, in its unit', async () => {
    await renderAt('/company', { as: 'SA' });
    await screen.findByRole('heading', { name: 'Company', level: 1 });
    await fill(/^Pix key/, 'caixa@aurora.example');
    await fill(/^Default tax rate/, '9.25');
    await press('Save');
    const [table] = await screen.findAllByRole('table', { name: 'Changed fields' });
    const rows = within(table!).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['Default tax rate, %', '10', '9.25'],
      ['Pix key', expect.any(String), 'caixa@aurora.example'],
    ]);
  });

  it('takes the first time zone that matches what is typed by Enter, and is not saved by it', async () => {
    const { gateway } = await renderAt('/company', { as: 'SA' });
    const zone = await screen.findByRole('combobox', { name: /^Time zone/ });
    expect((zone as HTMLInputElement).value).toBe('America/Sao_Paulo');
    zone.focus();
    await fill(/^Time zone/, 'aucklan');
    await screen.findByRole('option', { name: 'Pacific/Auckland' });
    await act(async () => fireEvent.keyDown(zone, { key: 'Enter', code: 'Enter' }));
    await waitFor(() => expect((zone as HTMLInputElement).value).toBe('Pacific/Auckland'));
    expect(await stored(gateway)).toMatchObject({ version: 1 });
    await press('Save');
    await waitFor(async () =>
      expect(await stored(gateway)).toMatchObject({ timeZone: 'Pacific/Auckland' }),
    );
  });

  it('is for SA alone', async () => {
    await renderAt('/company', { as: 'ADMIN' });
    expect(screen.queryByLabelText(/^Legal name/)).toBe(null);
    expect(screen.queryByRole('link', { name: 'Company' })).toBe(null);
  });
});
