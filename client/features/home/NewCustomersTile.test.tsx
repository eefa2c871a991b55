import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayIn } from '../../../gateway/formats/zoned-time.ts';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { localDay } from '../../core/days.ts';
import { follow } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

/** It is never the reader's day in both. */
const farZones = ['Pacific/Kiritimati', 'Pacific/Niue'];

it('the customers of today are those of the company’s day, which their list and their pages show', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const now = new Date();
  const timeZone = farZones.find((zone) => dayIn(zone, now.getTime()) !== localDay(now))!;
  await setCompany(gateway, { timeZone });
  await gateway.graphql(
    'mutation { createCustomer(input: { kind: person, name: "Rita" }) { __typename } }',
    {},
    await gateway.tokenFor('EDITOR'),
  );
  const shown = now.toLocaleDateString('en', { dateStyle: 'medium', timeZone });
  const { location } = await renderAt('/home?period=today', { as: 'SA', gateway });
  const heading = await screen.findByText('New customers', { selector: 'h2' });
  const tile = within(heading.closest('section')!);
  await tile.findByText(shown);
  const count = tile.getByRole('link', { name: '1' });
  await act(async () => count.click());
  await screen.findByText('Showing 1 of 1');
  const day = dayIn(timeZone, now.getTime());
  expect(location()).toBe(`/clientes?from=${day}&to=${day}`);
  await follow('Rita');
  await screen.findByRole('heading', { level: 1, name: 'Rita' });
  expect(screen.getByText('Since').closest('div')!.parentElement!.textContent).toContain(shown);
});
