import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../testing/sample-files.ts';
import { pdfLines, pdfText } from '../../testing/pdf-text.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE =
  'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }';

/** The page's width and margin, in points. */
const PAGE_WIDTH = 595;
const MARGIN = 48;

let gateway: TestGateway;
let token: string;
let id: string;

beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  await setCompany(gateway);
  token = await gateway.tokenFor('GUEST');
  const { data } = await gateway.graphql(
    CREATE,
    { input: { ...newInvoice, ...invoice } },
    await gateway.tokenFor('EDITOR'),
  );
  id = data?.createInvoice.invoice.id as string;
});
afterAll(() => gateway.stop());

const invoice = {
  orderNo: 'NF 7/2030',
  date: '2030-03-02T01:30:00.000Z',
  currency: 'R$',
  vat: 7.25,
  dueDay: '2030-04-01',
  sellerTaxId: '11.222.333/0001-81',
  pixKey: 'loja@retaguarda.test',
  seller: { name: 'Retaguarda Comércio', address: 'Praça da Sé, 1' },
  items: [
    { name: 'Pote de mel', unit: 1200, price: 24.9 },
    { name: 'Pão de açúcar', unit: 3, price: 0.05 },
  ],
};

async function pdfAt(query = '', by: string | undefined = token, of = id, headers = {}) {
  const answer = await gateway.app.inject({
    url: `/api/invoices/${of}.pdf${query}`,
    headers: { ...headers, ...(by && { authorization: `Bearer ${by}` }) },
  });
  return { answer, lines: () => pdfText(answer.rawPayload).join('|') };
}

describe('the PDF of an invoice', () => {
  it('holds all that is on it, with the amounts that the gateway stores', async () => {
    const { answer, lines } = await pdfAt();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="NF-7-2030.pdf"',
      'cache-control': 'no-store',
    });
    const text = lines();
    const parts = ['Invoice|NF 7/2030', 'Mar 1, 2030', 'Retaguarda Comércio', 'Casa do Mel'];
    for (const part of [...parts, 'Due|Apr 1, 2030', '11.222.333/0001-81', 'Pay by Pix']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('loja@retaguarda.test5204000053039865408');
    expect(text).toContain('Pote de mel|1,200|R$ 24.90|R$ 29,880.00');
    expect(text).toContain('Pão de açúcar|3|R$ 0.05|R$ 0.15');
    expect(text).toContain('Subtotal|R$ 29,880.15|VAT 7.25%|R$ 2,166.31|Total|R$ 32,046.46');
  });

  it('is written as its reader writes, on the day that it was where the company is', async () => {
    const { lines } = await pdfAt('?language=pt-BR&timeZone=Pacific/Auckland');
    expect(lines()).toContain('1 de mar. de 2030');
    expect(lines()).toContain('Imposto de 7,25%|R$ 2.166,31|Total|R$ 32.046,46');
  });

  it('says nothing of its delivery, nor of what is paid but by the amounts', async () => {
    const input = { ...newInvoice, date: '2020-01-01', dueDay: '2020-02-01' };
    const editor = await gateway.tokenFor('EDITOR');
    const { data } = await gateway.graphql(CREATE, { input }, editor);
    const { lines } = await pdfAt('', token, data?.createInvoice.invoice.id as string);
    expect(lines()).not.toMatch(/Pending|Overdue|Unpaid/);
  });

  it('has the logo and the text of the company, and the tax that its prices hold', async () => {
    const logo = `data:image/png;base64,${png.toString('base64')}`;
    await setCompany(gateway, { logo, invoiceFooter: 'Obrigado pela preferência.' });
    const input = { ...newInvoice, ...invoice, orderNo: 'NF 8', pricesIncludeTax: true };
    const editor = await gateway.tokenFor('EDITOR');
    const { data } = await gateway.graphql(CREATE, { input }, editor);
    const { answer, lines } = await pdfAt('', token, data?.createInvoice.invoice.id as string);
    expect(answer.payload).toContain('/Subtype /Image');
    expect(lines()).toContain('Obrigado pela preferência.');
    expect(lines()).toContain('Total|R$ 29,880.15|Includes VAT 7.25%|R$ 2,019.87');
    await setCompany(gateway);
    const without = await pdfAt();
    expect(without.answer.payload).not.toContain('/Subtype /Image');
  });

  it('is in the language that is asked for, by the header where the address says none', async () => {
    const header = { 'retaguarda-language': 'pt-BR' };
    const first = async (query: string, headers = {}) =>
      pdfText((await pdfAt(query, token, id, headers)).answer.rawPayload)[0];
    expect(await first('?lang=pt-BR')).toBe('Fatura');
    expect(await first('', header)).toBe('Fatura');
    expect(await first('?lang=en', header)).toBe('Invoice');
    expect(await first('?language=en&lang=pt-BR', header)).toBe('Invoice');
    const { answer } = await pdfAt('?lang=fr');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { fields: { lang: 'must be one of: en, pt-BR' } },
    ]);
  });

  it('breaks words that are longer than a line, and keeps every amount in its column', async () => {
    const words = {
      orderNo: 'N'.repeat(64),
      buyer: `B${'b'.repeat(148)}B`,
      address: `A${'a'.repeat(148)}A`,
      key: 'NFe35261112345678000190550010000012341000012345',
      item: 'É'.repeat(189),
      emoji: '😀'.repeat(63),
    };
    const names = ['Pote de mel', words.key, words.item, words.emoji];
    const input = {
      ...newInvoice,
      ...invoice,
      orderNo: words.orderNo,
      buyer: { name: words.buyer, address: words.address },
      items: names.map((name) => ({ name, unit: 3, price: 24.9 })),
    };
    const editor = await gateway.tokenFor('EDITOR');
    const { data } = await gateway.graphql(CREATE, { input }, editor);
    const { answer } = await pdfAt('', token, data?.createInvoice.invoice.id as string);
    const lines = pdfLines(answer.rawPayload);
    const text = lines.map((line) => line.text).join('');
    for (const word of [words.orderNo, words.buyer, words.address, words.key, words.item]) {
      expect(text).toContain(word);
    }
    for (const amount of ['R$ 24.90', 'R$ 74.70']) {
      const places = lines.filter((line) => line.text === amount).map(({ x }) => x);
      expect(places).toEqual(names.map(() => places[0]));
    }
    for (const { x } of lines) expect(x).toBeLessThan(PAGE_WIDTH - MARGIN);
  });

  it('carries its font', async () => {
    const { answer } = await pdfAt();
    expect(answer.payload).toMatch(/\/FontName \/[A-Z]{6}\+Roboto-Regular/);
    expect(answer.payload).toContain('/FontFile2');
  });

  it('is one file of several, each on a page of its own, by the filter of the list', async () => {
    const editor = await gateway.tokenFor('EDITOR');
    const ids = [id];
    for (const orderNo of ['NF 1', 'NF 2', 'NF 3']) {
      const { data } = await gateway.graphql(CREATE, { input: { ...newInvoice, orderNo } }, editor);
      ids.push(data?.createInvoice.invoice.id as string);
    }
    const sort = JSON.stringify({ field: 'orderNo', direction: 'ascending' });
    const several = (filter: object | string, by = token) =>
      gateway.app.inject({
        url: '/api/invoices.pdf',
        query: { sort, filter: typeof filter === 'string' ? filter : JSON.stringify(filter) },
        headers: { authorization: `Bearer ${by}` },
      });
    const answer = await several({ ids: ids.slice(0, 3) });
    expect(answer.headers['content-disposition']).toMatch(/"invoices-\d{4}-\d\d-\d\d\.pdf"/);
    const lines = pdfText(answer.rawPayload);
    expect(lines.filter((line) => line.startsWith('NF '))).toEqual(['NF 1', 'NF 2', 'NF 7/2030']);
    expect(lines.filter((line) => line.startsWith('Page '))).toEqual(
      [1, 2, 3].map((page) => `Page ${page} of 3`),
    );
    expect((await several({ ids: ['none'] })).statusCode).toBe(404);
    expect((await several('[')).statusCode).toBe(400);
    expect((await several({}, 'x')).statusCode).toBe(401);
    const more = Array.from({ length: 98 }, (_, index) => ({
      ...newInvoice,
      orderNo: `M ${index}`,
    }));
    for (const input of more) await gateway.graphql(CREATE, { input }, editor);
    const refused = await several({});
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { filter: 'must match at most 100 records' } },
    ]);
  });

  it('is refused to who is not signed in, and where there is none', async () => {
    expect((await pdfAt('', '')).answer.statusCode).toBe(401);
    const none = { url: '/api/invoices/none.pdf', headers: { authorization: `Bearer ${token}` } };
    expect((await gateway.app.inject(none)).statusCode).toBe(404);
  });

  it.each([
    ['?language=x', { language: 'must be one of: en, pt-BR' }],
    ['?timeZone=Nowhere', { timeZone: 'is not a time zone, such as America/Sao_Paulo' }],
  ])('is refused in %s, at that field', async (query, fields) => {
    const { answer } = await pdfAt(query);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields }]);
  });
});
