import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { chooseAction, click, fill, press, valueOf } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

type Deliver = TestGateway['services']['deliverMail'];

const NO_SERVER = 'smtp://127.0.0.1:1';

let gateway: TestGateway;
let url: string;
let mails: Parameters<Deliver>[0][];
let deliverNothing: Deliver;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true, environment: { SMTP_URL: NO_SERVER } });
  mails = [];
  deliverNothing = gateway.services.deliverMail;
  gateway.services.deliverMail = async (mail) => void mails.push(mail);
  const items = [{ name: 'Pote de mel', unit: 2, price: 24.9 }];
  const due = { date: '2020-01-01T12:00:00Z', dueDay: '2020-01-10' };
  await addInvoices(gateway, [
    { orderNo: 'A-1', currency: 'R$', vat: 0, items },
    { orderNo: 'A-2', currency: 'R$', vat: 0, items, ...due },
  ]);
  url = `/invoices/${(await storedInvoice(gateway, 'A-1'))!.id}`;
});

async function send(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send' })));
}

async function openForm(): Promise<void> {
  await chooseAction('Send by email');
  await screen.findByLabelText(/^Message/);
}

describe('sending an invoice', () => {
  it('begins with a text about it, and then its page tells of it', async () => {
    await renderAt(url, { as: 'EDITOR', gateway });
    await openForm();
    expect(valueOf(/^Subject/)).toBe('Invoice A-1 from Retaguarda');
    expect(valueOf(/^Message/)).toContain('attached invoice A-1 for R$ 49.80.');
    await fill(/^To/, 'ana@firma.test');
    await send();
    await screen.findByText('Invoice A-1 was sent to ana@firma.test.');
    expect(mails).toMatchObject([{ to: 'ana@firma.test', attachments: [{ filename: 'A-1.pdf' }] }]);
    const sent = within(await screen.findByRole('region', { name: 'Emails sent' }));
    sent.getByText('ana@firma.test');
    sent.getByText('Invoice A-1 from Retaguarda');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });

  it('reminds of one that is overdue, in the language of the sender', async () => {
    const { id } = (await storedInvoice(gateway, 'A-2'))!;
    await renderAt(`/invoices/${id}`, { as: 'EDITOR', gateway, language: 'pt-BR' });
    await press('Mais ações');
    await click('menuitem', 'Enviar por e-mail');
    await screen.findByLabelText(/^Mensagem/);
    expect(valueOf(/^Assunto/)).toBe('Lembrete: fatura A-2 de Retaguarda');
    expect(valueOf(/^Mensagem/)).toContain('venceu em 10 de jan. de 2020');
  });

  it('says why it was refused, and keeps what was typed, also when it is closed', async () => {
    gateway.services.deliverMail = deliverNothing;
    await renderAt(url, { as: 'EDITOR', gateway });
    await openForm();
    await fill(/^To/, 'ana@firma.test');
    await fill(/^Message/, 'Bom dia!');
    await send();
    await screen.findByText('The email could not be sent. Try again in a moment.');
    expect(valueOf(/^Message/)).toBe('Bom dia!');
    gateway.services.deliverMail = async (mail) => void mails.push(mail);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await openForm();
    expect(valueOf(/^To/)).toBe('ana@firma.test');
    await send();
    await screen.findByText('Invoice A-1 was sent to ana@firma.test.');
    expect(mails).toMatchObject([{ text: 'Bom dia!\n' }]);
    await openForm();
    expect(valueOf(/^Message/)).toContain('attached invoice A-1');
  });

  it('is no version of the invoice that could be restored', async () => {
    const token = await gateway.tokenFor('EDITOR');
    const input = { id: url.split('/').at(-1), subject: 'a', message: 'b' };
    const document =
      'mutation ($input: SendInvoiceInput!) { sendInvoice(input: $input) { id: __typename } }';
    for (const to of ['ana@firma.test', 'bia@firma.test']) {
      await gateway.graphql(document, { input: { ...input, to } }, token);
    }
    await renderAt(url, { as: 'EDITOR', gateway });
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findAllByText(/emailed/)).toHaveLength(2);
    expect(history.queryByRole('button', { name: 'Restore this version' })).toBe(null);
  });

  it('names the field that is wrong', async () => {
    await renderAt(url, { as: 'EDITOR', gateway });
    await openForm();
    await send();
    expect(await screen.findAllByText('this field is required')).not.toEqual([]);
    await fill(/^To/, 'nobody');
    await send();
    await screen.findAllByText('email is not valid');
    expect(mails).toEqual([]);
  });

  it('goes on with what someone else made of the invoice meanwhile', async () => {
    await renderAt(url, { as: 'EDITOR', gateway });
    await openForm();
    await fill(/^To/, 'ana@firma.test');
    const body = { id: url.split('/').at(-1), status: 'delivered' };
    const token = await gateway.tokenFor('EDITOR');
    await gateway.call({ url: '/api/invoices/update', body, token });
    await send();
    await screen.findByText('Someone else changed this invoice');
    await screen.findAllByText('Delivered');
    expect(valueOf(/^To/)).toBe('ana@firma.test');
    await send();
    await screen.findByText('Invoice A-1 was sent to ana@firma.test.');
  });

  it('is not offered to a guest', async () => {
    await renderAt(url, { as: 'GUEST', gateway });
    await screen.findByRole('heading', { name: 'A-1', level: 1 });
    await press('More actions');
    await screen.findByRole('menuitem', { name: 'Print' });
    expect(screen.queryByText('Send by email')).toBe(null);
  });
});
