import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invalid, unavailable } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Mail } from '../../services/services.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const STATE = 'id version emails { to subject sentAt by { name } }';
const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id } }
}`;
const CUSTOMER = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`;
const SEND = `mutation ($input: SendInvoiceInput!) {
  sendInvoice(input: $input) { invoice { ${STATE} } }
}`;
const HISTORY = `query ($id: ID!) {
  history(of: $id) { nodes { action changes { canRestore fields { field } } } }
}`;

let gateway: TestGateway;
let token: string;
let mails: Mail[];
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  await setCompany(gateway);
  token = await gateway.tokenFor('EDITOR');
});
beforeEach(() => {
  mails = [];
  gateway.services.deliverMail = async (mail) => void mails.push(mail);
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object, by = token) => gateway.graphql(query, variables, by);
const find = async (id: string) =>
  (await ask(`query ($id: ID!) { invoice(id: $id) { ${STATE} } }`, { id })).data?.invoice;
const created = async (input: object = {}) =>
  (await ask(CREATE, { input: { ...newInvoice, ...input } })).data?.createInvoice.invoice
    .id as string;
const letter = { to: 'ana@firma.test', subject: 'Fatura', message: 'Segue a fatura.' };
const send = (id: string, input: object = {}) => ask(SEND, { input: { id, ...letter, ...input } });
const refusalOf = ({ errors }: { errors?: { extensions?: object }[] }) => errors?.[0]?.extensions;

describe('an invoice that is sent', () => {
  it('arrives with its PDF, and what was sent is kept without a new version', async () => {
    const id = await created({ orderNo: 'NF 12', date: '2030-03-02T01:30:00.000Z' });
    const input = { to: ' ANA@firma.test', timeZone: 'America/Sao_Paulo' };
    expect((await send(id, input)).errors).toBeUndefined();
    const { me } = (await ask('{ me { name email } }', {})).data!;
    expect(mails).toMatchObject([
      {
        to: 'ana@firma.test',
        subject: 'Fatura',
        text: 'Segue a fatura.\n',
        sender: newInvoice.seller.name,
        replyTo: me.email,
        attachments: [{ filename: 'NF-12.pdf' }],
      },
    ]);
    const text = pdfText(mails[0]!.attachments![0]!.content).join('|');
    expect(text).toContain('NF 12');
    expect(text).toContain('Mar 1, 2030');
    await send(id, { to: 'bia@firma.test' });
    expect(await find(id)).toMatchObject({
      version: 1,
      emails: [
        { to: 'bia@firma.test', by: { name: me.name } },
        { to: 'ana@firma.test', subject: 'Fatura' },
      ],
    });
  });

  it('is written in the language of who sends it', async () => {
    const id = await created();
    await gateway.call({
      url: '/graphql',
      body: { query: SEND, variables: { input: { id, ...letter } } },
      headers: { 'retaguarda-language': 'pt-BR' },
      token,
    });
    expect(pdfText(mails[0]!.attachments![0]!.content)).toContain('Fatura');
  });

  it('goes to its customer when no address is given', async () => {
    const customer = { name: 'Ana', kind: 'person', email: 'cliente@firma.test' };
    const { data } = await ask(CUSTOMER, { input: customer });
    const customerId = data?.createCustomer.customer.id as string;
    await send(await created({ customerId }), { to: null });
    expect(mails[0]?.to).toBe('cliente@firma.test');
    expect(refusalOf(await send(await created(), { to: null }))).toEqual({
      code: 'INVALID',
      fields: { to: 'this field is required' },
    });
  });

  it('stands in its history, where nothing of it can be taken back', async () => {
    const id = await created();
    await send(id);
    const { data } = await ask(HISTORY, { id });
    expect(data?.history.nodes[0]).toMatchObject({
      action: 'emailed',
      changes: [{ canRestore: false, fields: [] }],
    });
  });

  it('has its emails again when it comes back, and keeps them when it is changed back', async () => {
    const id = await created();
    const changed = await ask(
      'mutation ($id: ID!) { updateInvoice(input: { id: $id, vat: 0 }) { activityId } }',
      { id },
    );
    await send(id);
    const admin = await gateway.tokenFor('ADMIN');
    const restore = async (activityId: string) =>
      expect(
        (
          await ask(
            'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
            { id: activityId },
            admin,
          )
        ).errors,
      ).toBeUndefined();
    await restore(changed.data?.updateInvoice.activityId);
    const { data } = await ask(
      'mutation ($id: ID!) { deleteInvoice(input: { id: $id }) { activityId } }',
      { id },
      admin,
    );
    await restore(data?.deleteInvoice.activityId);
    expect((await find(id)).emails).toMatchObject([{ to: 'ana@firma.test' }]);
  });
});

describe('nothing is sent or kept', () => {
  it.each([
    [{ to: 'nobody' }, { to: 'email is not valid' }],
    [{ to: 'a@b.test, c@d.test' }, { to: 'email is not valid' }],
    [{ subject: ' ' }, { subject: 'this field is required' }],
    [{ subject: 'x'.repeat(201) }, { subject: 'must be at most 200 characters long' }],
    [{ message: '' }, { message: 'this field is required' }],
    [{ message: 'x'.repeat(5_001) }, { message: 'must be at most 5000 characters long' }],
    [{ timeZone: 'Moon' }, { timeZone: 'is not a time zone, such as America/Sao_Paulo' }],
  ])('when something is wrong, case %#', async (wrong, fields) => {
    const id = await created();
    expect(refusalOf(await send(id, wrong))).toEqual({ code: 'INVALID', fields });
    expect(mails).toEqual([]);
    expect((await find(id)).emails).toEqual([]);
  });

  it('of another version than the sender saw, or of none', async () => {
    const id = await created();
    await ask('mutation ($id: ID!) { updateInvoice(input: { id: $id, vat: 0 }) { activityId } }', {
      id,
    });
    expect(refusalOf(await send(id, { version: 1 }))).toMatchObject({
      code: 'CONFLICT',
      current: { version: 2 },
    });
    expect((await send(id, { version: 2 })).errors).toBeUndefined();
    expect(refusalOf(await send('none'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(mails).toHaveLength(1);
  });

  it.each([
    [unavailable(undefined, problem('mail_not_sent')), { code: 'UNAVAILABLE' }],
    [invalid({ to: problem('address_refused') }), { code: 'INVALID' }],
  ])('when the mail server refuses it, case %#', async (refusal, said) => {
    gateway.services.deliverMail = () => Promise.reject(refusal);
    const id = await created();
    expect(refusalOf(await send(id))).toMatchObject(said);
    expect((await find(id)).emails).toEqual([]);
  });

  it('by a guest', async () => {
    const id = await created();
    const input = { id, ...letter };
    const answer = await ask(SEND, { input }, await gateway.tokenFor('GUEST'));
    expect(refusalOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
    expect(mails).toEqual([]);
  });
});
