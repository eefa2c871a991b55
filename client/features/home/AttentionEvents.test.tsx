import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dayIn, momentIn } from '../../../gateway/formats/zoned-time.ts';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

afterEach(() => void vi.unstubAllEnvs());

it('the events of today are those of the company’s day, at its hours', async () => {
  // It is never the same day in both.
  const timeZone = 'Pacific/Kiritimati';
  vi.stubEnv('TZ', 'Pacific/Niue');
  const gateway = await startOwnGateway({ isEmpty: true });
  await setCompany(gateway, { timeZone });
  const token = await gateway.tokenFor('SA');
  await gateway.graphql(
    'mutation { createCustomer(input: { kind: person, name: "Rita" }) { __typename } }',
    {},
    await gateway.tokenFor('EDITOR'),
  );
  const create =
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { __typename } }';
  const midnight = Date.parse(`${dayIn(timeZone, Date.now())}T00:00Z`);
  for (const [title, hours] of [
    ['Ontem', -1],
    ['Feira', 9],
    ['Fim', 23],
    ['Amanhã', 24],
  ] as const) {
    const start = new Date(momentIn(timeZone, midnight + hours * 3_600_000));
    await gateway.graphql(create, { input: { title, start, end: start } }, token);
  }
  await renderAt('/home', { token, gateway });
  const heading = await screen.findByText('Needs attention', { selector: 'h2' });
  const lines = within(heading.closest('section')!);
  const all = lines.getByRole('link', { name: '2 events today' });
  expect(all.getAttribute('href')).toContain(`day=${dayIn(timeZone, Date.now())}`);
  lines.getByText(/^(9:00|11:00)\s(AM · Feira|PM · Fim)$/);
});
