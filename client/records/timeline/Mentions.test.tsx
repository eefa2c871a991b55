import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedId } from '../../../gateway/testing/seeded-ids.ts';
import { startGateway, type TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const page = `/produtos/${seedId('products', 3)}`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  const guest = await gateway.tokenFor('GUEST');
  const { data } = await gateway.graphql('{ me { id } }', {}, guest);
  await gateway.store.db
    .updateTable('accounts')
    .set({ name: 'Zuleica Prado' })
    .where('id', '=', data!.me.id)
    .execute();
});
let navigate: Awaited<ReturnType<typeof renderAt>>['navigate'];
beforeEach(async () => {
  token = await gateway.tokenFor('EDITOR');
  ({ navigate } = await renderAt(page, { token, gateway }));
});
afterAll(() => gateway.stop());

const note = () => screen.findByLabelText<HTMLTextAreaElement>('Write a note');

async function type(text: string) {
  const field = await note();
  fireEvent.change(field, { target: { value: text, selectionStart: text.length } });
  fireEvent.select(field, { target: { selectionStart: text.length } });
  return field;
}

const offered = () => screen.findByRole('option', { name: /Zuleica Prado$/ });
const shown = async (text: string) =>
  within(await screen.findByRole('region', { name: 'Timeline' })).findByText(text);

it('people are offered after an @, and one is chosen by the keyboard', async () => {
  const field = await type('Veja, @zul');
  const option = await offered();
  expect(option.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(valueOf('Write a note')).toBe('Veja, @Zuleica Prado ');
  expect(screen.queryByRole('option')).toBe(null);
  await type('Veja, @Zuleica Prado chega na sexta.');
  expect(screen.queryByRole('option')).toBe(null);
  await press('Add note');
  expect((await shown('@Zuleica Prado')).tagName).toBe('SPAN');
  await waitFor(() => expect(valueOf('Write a note')).toBe(''));
  const told = await gateway.store.db.selectFrom('notifications').select('code').execute();
  expect(told.filter(({ code }) => code === 'MENTIONED')).toHaveLength(1);
});

it('one is chosen by the pointer', async () => {
  await type('@Zuleica');
  fireEvent.click(await offered());
  expect(valueOf('Write a note')).toBe('@Zuleica Prado ');
});

it('Escape closes the list and leaves what is typed', async () => {
  const field = await type('@zul');
  await offered();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('option')).toBe(null);
  expect(valueOf('Write a note')).toBe('@zul');
});

it('the link of a notification leads to the page of the record', async () => {
  await navigate('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await navigate(`/record/Product/${seedId('products', 3)}`);
  await note();
  await navigate('/record/Nothing/1');
  await screen.findByText('Page not found');
});
