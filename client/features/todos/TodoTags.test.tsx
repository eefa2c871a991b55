import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fill, press, undoByKey, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
});

const ask = async (query: string, variables = {}) =>
  (await gateway.graphql(query, variables, token)).data!;

async function submit(label: string, value: string) {
  await fill(label, value);
  const form = screen.getByLabelText(label).closest('form')!;
  await act(async () => fireEvent.submit(form));
}

it('tags are made and deleted in place, which can be taken back', async () => {
  await renderAt('/todo', { gateway, token });
  await press('Filter');
  await submit('New tag', 'Loja');
  await press('Delete tag Loja');
  await screen.findByText('Tag Loja was deleted.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Loja' })).toBe(null));
  await press('Undo');
  await screen.findByRole('button', { name: 'Loja' });
  await undoByKey(document.body);
  await screen.findByText('Undone: Tag Loja was added.');
});

it('there are no two tags of one name, case and accents apart', async () => {
  const create =
    'mutation ($input: CreateTodoTagInput!) { createTodoTag(input: $input) { tag { id } } }';
  await ask(create, { input: { name: 'Reunião' } });
  await renderAt('/todo', { gateway, token });
  await press('Filter');
  await submit('New tag', ' reuniao ');
  await screen.findByText('Tag Reunião already exists');
  expect(valueOf('New tag')).toBe('reuniao');
  expect((await ask('{ todoTags { name } }')).todoTags).toEqual([{ name: 'Reunião' }]);
  await fill('New tag', 'Reunião de quinta');
  expect(screen.queryByText(/already exists/)).toBe(null);
});
