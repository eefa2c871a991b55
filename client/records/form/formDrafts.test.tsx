import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const forms: [address: string, label: RegExp, typed: string][] = [
  ['/clientes/new', /^Name/, 'Doceria Ipê'],
  ['/produtos/new', /^Title/, 'Vitrola Ímpar'],
  ['/vendas/new', /^Title/, 'Enxoval da pousada'],
  ['/users/new', /^Name/, 'Célia Guimarães'],
  ['/projects/new', /^Project/, 'Fachada nova'],
  ['/invoices/new', /^Currency/, 'R$'],
];

it.each(forms)(
  'a draft survives leaving and a reload, until it is discarded: %s',
  async (address, label, typed) => {
    const { navigate, reload } = await renderAt(address, { token, gateway });
    await fill(label, typed);
    await navigate('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await navigate(address);
    await screen.findByText(/^Unsaved changes restored/);
    expect(valueOf(label)).toBe(typed);
    await reload();
    await screen.findByText(/^Unsaved changes restored/);
    expect(valueOf(label)).toBe(typed);
    await press('Discard changes');
    expect(valueOf(label)).not.toBe(typed);
  },
);
