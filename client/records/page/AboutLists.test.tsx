import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click, fields, fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const MUTATIONS = [
  'createCustomer(input: { id: "rita", kind: person, name: "Rita" }) { __typename }',
  `createDeal(input: { id: "d1", title: "Mesas de bar", customerId: "rita",
    expectedCloseDay: "2030-03-01" }) { __typename }`,
  'createMessage(input: { id: "m1", subject: "Prazo", message: "Até sexta." }) { __typename }',
];

async function startWithDeal() {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  for (const mutation of MUTATIONS) {
    const { errors } = await gateway.graphql(`mutation { ${mutation} }`, {}, token);
    expect(errors).toBe(undefined);
  }
  return { gateway, token };
}

const about = () => screen.getByLabelText<HTMLInputElement>('About', fields);

describe('what is about a record', () => {
  it('is begun on its page, which lists it, and shows which record it is about', async () => {
    const started = await startWithDeal();
    const { navigate, location } = await renderAt('/vendas/d1', started);
    await follow('New event');
    await waitFor(() => expect(location()).toMatch(/^\/calendar\?.*about=Deal%3Ad1/));
    await waitFor(() => expect(about().value).toBe('Mesas de bar'));
    await fill(/^Title/, 'Visita');
    await press('Create event');
    await screen.findByText('“Visita” was created.');
    const chip = within(await screen.findByRole('group', { name: 'About' }));
    chip.getByRole('link', { name: 'Mesas de bar' });
    await navigate('/vendas/d1');
    const events = within(await screen.findByRole('table', { name: 'Events' }));
    await act(async () => events.getByRole('link', { name: 'Visita' }).click());
    await waitFor(() => expect(about().value).toBe('Mesas de bar'));
  });

  it('is a message that was linked to it, and a new one', async () => {
    const started = await startWithDeal();
    const { navigate } = await renderAt('/inbox?message=m1', started);
    await press('More actions');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await click('menuitem', 'Link to a record');
    await waitFor(() => expect(document.activeElement).toBe(about()));
    await fill('About', 'mesas');
    await click('option', /Mesas de bar/);
    await screen.findByRole('link', { name: 'Mesas de bar' });
    await navigate('/vendas/d1');
    const messages = within(await screen.findByRole('table', { name: 'Your messages' }));
    messages.getByRole('link', { name: 'Prazo' });
    await act(async () =>
      fireEvent.click(await screen.findByRole('link', { name: 'New message' })),
    );
    await waitFor(() => expect(about().value).toBe('Mesas de bar'));
  });

  it('is no longer so once it is taken off', async () => {
    const started = await startWithDeal();
    const LINK =
      'mutation { updateMessage(input: { id: "m1", recordKind: "Deal", recordId: "d1" }) { __typename } }';
    await started.gateway.graphql(LINK, {}, started.token);
    const { navigate } = await renderAt('/inbox?message=m1', started);
    await press('Remove the record');
    await press('More actions');
    await screen.findByRole('menuitem', { name: 'Link to a record' });
    await navigate('/vendas/d1');
    await screen.findByRole('link', { name: 'New message' });
    expect(screen.queryByRole('table', { name: 'Your messages' })).toBe(null);
  });
});
