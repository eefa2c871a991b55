import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { press } from '../../testing/forms.ts';
import { addInvoices } from '../../testing/invoices.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

async function changedDeal() {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const run = async (mutation: string) => {
    const { data, errors } = await gateway.graphql(`mutation { ${mutation} }`, {}, token);
    expect(errors).toBeUndefined();
    return data!;
  };
  const customer = async (name: string) =>
    (await run(`createCustomer(input: { kind: person, name: "${name}" }) { customer { id } }`))
      .createCustomer.customer.id as string;
  const [one, other] = [await customer('Bar do Zeca'), await customer('Bar da Lia')];
  const { createDeal } = await run(`createDeal(input: {
    title: "Mesas", customerId: "${one}", amount: 1200, expectedCloseDay: "2026-11-30"
  }) { deal { id } }`);
  const { id } = createDeal.deal;
  await run(`updateDeal(input: {
    id: "${id}", customerId: "${other}", amount: 1500.5, expectedCloseDay: "2026-12-15"
  }) { deal { id } }`);
  await run(`addDealNote(input: { id: "${id}", text: "Liga amanhã" }) { deal { id } }`);
  await run(`addDealNote(input: { id: "${id}", text: "Pediu desconto" }) { deal { id } }`);
  await run(`moveDealToStage(input: { id: "${id}", stage: qualified }) { deal { id } }`);
  return { gateway, id: id as string, token };
}

const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('the history says in the words of the screen what changed, two lines each until one asks for all', async () => {
  const { gateway, id } = await changedDeal();
  await renderAt(`/vendas/${id}`, { as: 'ADMIN', gateway });
  const tables = await screen.findAllByRole('table', { name: 'Changed fields' });
  expect(rowsIn(tables[0]!)).toEqual([['Stage', 'Lead', 'Qualified']]);
  expect(rowsIn(tables[1]!)).toHaveLength(2);
  await press('Show all');
  expect(rowsIn(tables[1]!)).toEqual([
    ['Customer', 'Bar do Zeca', 'Bar da Lia'],
    ['Amount', '$ 1,200.00', '$ 1,500.50'],
    ['Expected', 'Nov 30, 2026', 'Dec 15, 2026'],
  ]);
  const history = screen.getByRole('region', { name: 'History' });
  for (const note of ['Liga amanhã', 'Pediu desconto']) within(history).getByText(new RegExp(note));
  expect(history.textContent).not.toMatch(/[0-9a-f]{24}|stagePosition|searchText|Key\b/);
});

it('your changes say it too, in Portuguese', async () => {
  const { gateway, token } = await changedDeal();
  await renderAt('/vendas', { token, gateway, language: 'pt-BR' });
  await press(/^Conta de/);
  (await screen.findByRole('menuitem', { name: 'Suas alterações' })).click();
  const [table] = await screen.findAllByRole('table', { name: 'Campos alterados' });
  expect(rowsIn(table!)[0]!.slice(1)).toEqual(['Oportunidade', 'Qualificada']);
});

it('the history of an event of whole days tells its first and last day, and of another the company’s times', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const run = async (mutation: string) =>
    (await gateway.graphql(`mutation { ${mutation} }`, {}, token)).data!;
  const { createEvent } = await run(`createEvent(input: { title: "Feira", allDay: true
    start: "2030-02-12T00:00:00.000Z", end: "2030-02-13T00:00:00.000Z" }) { event { id } }`);
  const change = (times: string) =>
    run(`updateEvent(input: { id: "${createEvent.event.id}", ${times} }) { event { id } }`);
  await change('start: "2030-02-14T00:00:00.000Z", end: "2030-02-16T00:00:00.000Z"');
  await change('start: "2030-02-14T12:00:00.000Z", allDay: false');
  await setCompany(gateway, { timeZone: 'Asia/Tokyo' });
  await renderAt('/activity', { as: 'ADMIN', gateway });
  const [later, first] = await screen.findAllByRole('table', { name: 'Changed fields' });
  expect(rowsIn(first!)).toEqual([
    ['First day', 'Feb 12, 2030', 'Feb 14, 2030'],
    ['Last day', 'Feb 12, 2030', 'Feb 15, 2030'],
  ]);
  expect(rowsIn(later!)[0]).toEqual([
    'Starts',
    'Feb 14, 2030',
    expect.stringMatching(/, 9:00\sPM$/),
  ]);
});

it('the history of a to-do tells a day as a day, and a time as one, at midnight in UTC too', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const run = async (mutation: string) => {
    const { data, errors } = await gateway.graphql(`mutation { ${mutation} }`, {}, token);
    expect(errors).toBeUndefined();
    return data!;
  };
  const day = (date: number) => `dueDay: "2030-02-${date}"`;
  const timed = (date: number) =>
    `dueAt: "2030-02-${date}T00:00:00.000Z", dueTimeZone: "America/Sao_Paulo"`;
  const { createTodo } = await run(
    `createTodo(input: { title: "Ligar", ${day(12)} }) { todo { id } }`,
  );
  const change = (due: string) =>
    run(`updateTodo(input: { id: "${createTodo.todo.id}", ${due} }) { todo { id } }`);
  await change(day(13));
  await change(timed(15));
  await change(timed(16));
  await change(day(15));
  await renderAt('/vendas', { token, gateway });
  await press(/^Account of/);
  (await screen.findByRole('menuitem', { name: 'Your changes' })).click();
  const tables = await screen.findAllByRole('table', { name: 'Changed fields' });
  const dues = tables.map((table) => rowsIn(table).filter(([name]) => name!.startsWith('Due')));
  const moment = (date: number) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(`2030-02-${date}T00:00:00.000Z`),
    );
  expect(dues).toEqual([
    [['Due at', moment(16), 'Nothing']],
    [
      ['Due on', 'Feb 14, 2030', 'Feb 15, 2030'],
      ['Due at', moment(15), moment(16)],
    ],
    [
      ['Due on', 'Feb 13, 2030', 'Feb 14, 2030'],
      ['Due at', 'Nothing', moment(15)],
    ],
    [['Due on', 'Feb 12, 2030', 'Feb 13, 2030']],
  ]);
});

it('a field has the name that it has in the form', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ id: 'i1', vat: 10 }]);
  const query = 'mutation { updateInvoice(input: { id: "i1", vat: 12.5 }) { invoice { id } } }';
  await gateway.graphql(query, {}, await gateway.tokenFor('EDITOR'));
  const { navigate } = await renderAt('/invoices/i1', { as: 'EDITOR', gateway });
  const [table] = await screen.findAllByRole('table', { name: 'Changed fields' });
  await press('Show all');
  expect(rowsIn(table!)).toContainEqual(['VAT %', '10', '12.5']);
  await navigate('/invoices/i1/edit');
  await screen.findByLabelText(/^VAT %/);
});

it('names what a person changed before what follows from it', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ id: 'i1', items: [{ name: 'Banco', unit: 1, price: 10 }] }]);
  const query = `mutation { updateInvoice(input: {
    id: "i1", discount: 5, items: [{ name: "Banco", unit: 3, price: 10 }]
  }) { invoice { id } } }`;
  await gateway.graphql(query, {}, await gateway.tokenFor('EDITOR'));
  await renderAt('/invoices/i1', { as: 'EDITOR', gateway });
  const [table] = await screen.findAllByRole('table', { name: 'Changed fields' });
  expect(rowsIn(table!).map(([name]) => name)).toEqual(['Discount', 'Lines']);
  await press('Show all');
  expect(rowsIn(table!).map(([name]) => name)).toEqual([
    'Discount',
    'Lines',
    'Subtotal',
    'VAT',
    'Total',
    'Open',
  ]);
});
