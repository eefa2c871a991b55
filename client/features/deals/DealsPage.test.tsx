import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filterBy } from '../../testing/filters.ts';
import { click, fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { selectRow } from '../../testing/tables.ts';
import { column, move, startWithDeals, titlesIn } from '../../testing/deals.ts';

describe('the board', () => {
  it('says what each stage comes to, as the filters have it; a guest only reads', async () => {
    const { gateway } = await startWithDeals([
      { title: 'Som ambiente', amount: 1000.5 },
      { title: 'Kit da equipe', amount: 99.5 },
      { title: 'Brindes', stage: 'won' },
    ]);
    const { location } = await renderAt('/vendas', { as: 'GUEST', gateway });
    const leads = await column('Lead');
    leads.getByText('2 deals');
    leads.getByText('$ 1,100.00');
    leads.getByText('$ 110.00 weighted at 10%');
    expect(screen.queryByRole('button', { name: /^Move/ })).toBe(null);
    await fill('Search by title or customer', 'ambiente');
    await waitFor(async () => expect(await titlesIn('Lead')).toEqual(['Som ambiente']));
    (await column('Lead')).getByText('$ 100.05 weighted at 10%');
    (await column('Won')).getByText('No deals.');
    await act(async () => fireEvent.click((await column('Lead')).getByText('1 deal')));
    await screen.findByText('Showing 1 of 1');
    expect(location()).toBe('/vendas?text=ambiente&stage=lead&as=table');
  });

  it('reads a long column page by page', async () => {
    const deals = Array.from({ length: 23 }, (_, index) => ({ title: `Pedido ${index}` }));
    const { gateway } = await startWithDeals(deals);
    await renderAt('/vendas', { as: 'GUEST', gateway });
    await waitFor(async () => expect(await titlesIn('Lead')).toHaveLength(20));
    await press('Show more (20 of 23)');
    await waitFor(async () => expect(await titlesIn('Lead')).toHaveLength(23));
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBe(null);
  });
});

describe('a deal on the board', () => {
  it('is moved by its menu, with its amount, and the gateway takes it back', async () => {
    const { gateway, stored } = await startWithDeals([{ title: 'Som ambiente' }]);
    await renderAt('/vendas', { as: 'EDITOR', gateway });
    await move('Som ambiente', 'Proposal');
    await waitFor(async () => expect(await titlesIn('Proposal')).toEqual(['Som ambiente']));
    (await column('Proposal')).getByText('$ 50.00 weighted at 50%');
    await screen.findByText('Som ambiente was moved to Proposal.');
    expect(await stored()).toMatchObject({ stage: 'proposal' });
    await press('Undo');
    await screen.findByText('Som ambiente was moved back.');
    await waitFor(async () => expect(await titlesIn('Lead')).toEqual(['Som ambiente']));
    expect(await stored()).toMatchObject({ stage: 'lead' });
  });

  it('is lost for a reason only', async () => {
    const { gateway, stored } = await startWithDeals([{ title: 'Som ambiente' }]);
    await renderAt('/vendas', { as: 'EDITOR', gateway });
    await move('Som ambiente', 'Lost');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Why was Som ambiente lost?' }),
    );
    await press('Mark as lost');
    dialog.getByText('this field is required');
    await fill(/^Loss reason/, 'Comprou de outro.');
    await press('Mark as lost');
    await waitFor(async () => expect(await titlesIn('Lost')).toEqual(['Som ambiente']));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ stage: 'lost', lostReason: 'Comprou de outro.' }),
    );
  });

  it('that is won is invoiced once, and deal and invoice lead to each other', async () => {
    const { gateway, stored } = await startWithDeals([{ title: 'Som ambiente' }]);
    await renderAt('/vendas', { as: 'EDITOR', gateway });
    await move('Som ambiente', 'Won');
    const dialog = within(await screen.findByRole('dialog', { name: 'Som ambiente is won' }));
    dialog.getByText(/Zélia Uchôa/);
    dialog.getByText(/^With VAT 10% \(\$ .*\), the invoice comes to \$ .*\.$/);
    await act(async () =>
      fireEvent.click(dialog.getByRole('button', { name: 'Create invoice for Som ambiente' })),
    );
    await screen.findByText('Invoice for Som ambiente was created.');
    const { invoiceId } = await stored();
    expect(invoiceId).not.toBe(null);
    const link = screen.getByRole('link', { name: 'View invoice' });
    expect(link.getAttribute('href')).toBe(`/invoices/${invoiceId}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await press('Move Som ambiente to…');
    await screen.findByText('Has an invoice, stays won');
    await follow('Open invoice');
    await screen.findByRole('article', { name: 'Invoice' });
    await follow('Som ambiente');
    await screen.findByRole('heading', { level: 1, name: 'Som ambiente' });
  });

  it('that is no longer won is offered no invoice', async () => {
    const { gateway } = await startWithDeals([{ title: 'Som ambiente' }]);
    await renderAt('/vendas', { as: 'EDITOR', gateway });
    await move('Som ambiente', 'Won');
    await screen.findByRole('dialog', { name: 'Som ambiente is won' });
    await act(async () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
    await waitFor(async () => expect(await titlesIn('Lead')).toEqual(['Som ambiente']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });

  it('that someone else has moved is shown where it went', async () => {
    const { gateway, made, ask } = await startWithDeals([{ title: 'Som ambiente' }]);
    await renderAt('/vendas', { as: 'EDITOR', gateway });
    await column('Lead');
    await ask(
      'mutation ($id: ID!) { moveDealToStage(input: { id: $id, stage: negotiation }) { activityId } }',
      { id: made[0]!.id },
    );
    await move('Som ambiente', 'Proposal');
    await screen.findByText(
      /^(?!Someone else).+ changed Som ambiente in the meantime\. It is now in Negotiation\.$/,
    );
    await waitFor(async () => expect(await titlesIn('Negotiation')).toEqual(['Som ambiente']));
    expect(await titlesIn('Proposal')).toEqual([]);
  });

  it('goes back at once when the gateway cannot be reached', async () => {
    const { gateway } = await startWithDeals([{ title: 'Som ambiente' }]);
    await renderAt('/vendas', {
      as: 'EDITOR',
      gateway,
      network: (send) => (input, init) =>
        typeof init?.body === 'string' && init.body.includes('MoveDeal')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await move('Som ambiente', 'Proposal');
    await screen.findByText('Something went wrong!');
    expect(await titlesIn('Lead')).toEqual(['Som ambiente']);
  });
});

describe('several deals in the table', () => {
  it('are lost for one reason and deleted in one step each, with one undo', async () => {
    const { gateway, stored } = await startWithDeals([
      { title: 'Balcão novo' },
      { title: 'Caixas', stage: 'proposal' },
    ]);
    await renderAt('/vendas?as=table&stage=open', { as: 'ADMIN', gateway });
    const chooseBoth = async () => {
      await screen.findByText('Showing 2 of 2');
      await selectRow(1);
      await press('Select all 2 that match');
    };
    await chooseBoth();
    await press('Set stage');
    await click('menuitem', 'Lost');
    await screen.findByRole('dialog', { name: 'Why were 2 deals lost?' });
    await fill(/^Loss reason/, 'Adiaram a obra.');
    await press('Mark as lost');
    await screen.findByText('2 deals were moved to Lost.');
    const lost = { stage: 'lost', lostReason: 'Adiaram a obra.' };
    expect([await stored(0), await stored(1)]).toMatchObject([lost, lost]);
    await press('Undo');
    await chooseBoth();
    expect([await stored(0), await stored(1)]).toMatchObject([
      { stage: 'lead', lostReason: null },
      { stage: 'proposal' },
    ]);
    await press('Delete');
    await screen.findByText('2 deals deleted.');
    expect(await stored()).toBe(null);
  });

  it('can be read by a guest, who selects none', async () => {
    const { gateway } = await startWithDeals([{ title: 'Balcão novo' }]);
    await renderAt('/vendas?as=table', { as: 'GUEST', gateway });
    await screen.findByText('Showing 1 of 1');
    expect(screen.queryByRole('checkbox')).toBe(null);
  });

  it('are found by what is planned next for them', async () => {
    const { gateway } = await startWithDeals([
      { title: 'Balcão novo', nextStep: 'Mandar as fotos', nextStepDay: '2090-01-31' },
      { title: 'Caixas' },
      { title: 'Brindes', stage: 'won' },
      { title: 'Vitrine', nextStep: 'Ligar', nextStepDay: '2020-01-31' },
    ]);
    const { location } = await renderAt('/vendas', { as: 'GUEST', gateway });
    (await column('Lead')).getByText('Mandar as fotos, Jan 31, 2090');
    await filterBy('Needs attention', 'No next step');
    await waitFor(async () => expect(await titlesIn('Lead')).toEqual(['Caixas']));
    (await column('Lead')).getByText('No next step');
    expect(await titlesIn('Won')).toEqual([]);
    await filterBy('Needs attention', 'Next step overdue');
    await waitFor(async () => expect(await titlesIn('Lead')).toEqual(['Vitrine']));
    expect(location()).toBe('/vendas?attention=lateNextStep');
    await click('radio', 'Table');
    await screen.findByText('Showing 1 of 1');
    screen.getByText(/^Ligar, [\d,]+ days overdue$/);
  });
});

describe('the forecast', () => {
  it('counts by month, and each figure opens as many deals', async () => {
    const { gateway } = await startWithDeals([
      { title: 'A', expectedCloseDay: '2030-01-31', stage: 'proposal' },
      { title: 'B', expectedCloseDay: '2030-02-01' },
      { title: 'C', expectedCloseDay: '2030-02-28' },
      { title: 'D', expectedCloseDay: '2030-02-02', stage: 'lost', lostReason: 'Preço.' },
    ]);
    const { location, navigate } = await renderAt('/vendas?as=forecast', { as: 'GUEST', gateway });
    await screen.findByRole('link', { name: 'Jan 2030, Weighted: $ 50.00' });
    await follow('Feb 2030, Deals: 2');
    await screen.findByText('Showing 2 of 2');
    expect(location()).toBe('/vendas?stage=live&from=2030-02-01&to=2030-02-28&as=table');
    await navigate(-1);
    await follow('All months, Total: $ 300.00');
    await screen.findByText('Showing 3 of 3');
  });
});
