import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedId } from '../../gateway/testing/seeded-ids.ts';
import { startGateway, type TestGateway } from '../../gateway/testing/test-gateway.ts';
import { fields } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const customer = seedId('customers', 0);

const forms: [url: string, label: RegExp][] = [
  ['/clientes/new', /^Name/],
  [`/clientes/${customer}/edit`, /^Name/],
  ['/produtos/new', /^Title/],
  [`/produtos/${seedId('products', 0)}/edit`, /^Title/],
  ['/vendas/new', /^Title/],
  [`/vendas/${seedId('deals', 4)}/edit`, /^Title/],
  ['/invoices/new', /^Number/],
  ['/users/new', /^Name/],
  [`/users/${seedId('users', 0)}/edit`, /^Name/],
  ['/inbox?compose=new', /^To$/],
  ['/calendar?new=2026-03-02T12:00/2026-03-02T13:00', /^Title/],
  [`/calendar?event=${seedId('events', 3)}`, /^Title/],
  [`/todo?todo=${seedId('todos', 0)}`, /^Title/],
];

const publicForms: [url: string, label: RegExp][] = [
  ['/login', /^Email/],
  ['/cadastre-se', /^Email/],
  ['/recuperar-senha', /^Email/],
];

describe('a form opens with the focus in its first field', () => {
  it.each(forms)('%s', async (url, label) => {
    await renderAt(url, { token, gateway });
    const [field] = await screen.findAllByLabelText(label, fields);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it.each(publicForms)('%s', async (url, label) => {
    await renderAt(url, { gateway });
    const [field] = await screen.findAllByLabelText(label, fields);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});
