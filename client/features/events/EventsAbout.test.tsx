import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

afterEach(() => void vi.unstubAllEnvs());

it('lists an event about a customer at the company’s time, and leads to its day', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const gateway = await startOwnGateway({ isEmpty: true });
  await setCompany(gateway, { timeZone: 'Asia/Tokyo' });
  const token = await gateway.tokenFor('EDITOR');
  for (const mutation of [
    'createCustomer(input: { id: "rita", kind: person, name: "Rita" }) { __typename }',
    `createEvent(input: { title: "Visita", customerId: "rita", start: "2030-02-12T23:30:00Z",
      end: "2030-02-13T01:00:00Z" }) { __typename }`,
  ])
    await gateway.graphql(`mutation { ${mutation} }`, {}, token);
  await renderAt('/clientes/rita', { token, gateway });
  const events = within(await screen.findByRole('table', { name: 'Events' }));
  events.getByText(/^Feb 13, 2030, 8:30\sAM$/);
  const link = events.getByRole('link', { name: 'Visita' });
  expect(link.getAttribute('href')).toContain('day=2030-02-13');
});
