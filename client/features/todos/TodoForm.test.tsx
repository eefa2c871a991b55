import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const CREATE = `mutation {
  createTodo(input: { id: "ligar", title: "Ligar", note: "De manhã" }) { todo { id } }
}`;

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
  await ask(CREATE);
});

const ask = async (query: string) => (await gateway.graphql(query, {}, token)).data!;
const stored = async () => (await ask('{ todo(id: "ligar") { title note selected } }')).todo;

it('what another tab saved first is shown beside what was typed, of which nothing is lost', async () => {
  const { location } = await renderAt('/todo?todo=ligar', { gateway, token });
  await fill(/^Title/, 'Ligar para Olinda');
  const other = { title: 'Ligar para o Recife', note: 'À tarde' };
  await ask(
    `mutation {
      updateTodo(input: { id: "ligar", version: 1, title: "${other.title}", note: "${other.note}",
        dueDay: "2030-02-12" }) {
        todo { id }
      }
    }`,
  );
  await press('Save');
  const choice = within(await screen.findByRole('alert'));
  expect(choice.getByText(other.title)).toBeTruthy();
  expect(choice.getByText('Feb 12, 2030')).toBeTruthy();
  expect(valueOf(/^Title( \*)?$/)).toBe('Ligar para Olinda');
  expect(valueOf('Note')).toBe(other.note);
  expect(await stored()).toMatchObject(other);
  await act(async () => fireEvent.click(choice.getByRole('radio', { name: 'Title: yours' })));
  await press('Save');
  await screen.findByText('“Ligar para Olinda” was saved.');
  expect(location()).toBe('/todo');
  expect(await stored()).toMatchObject({ ...other, title: 'Ligar para Olinda' });
});

it('a tick of another tab that the form does not show holds nothing up', async () => {
  await renderAt('/todo?todo=ligar', { gateway, token });
  await fill(/^Title/, 'Ligar para Olinda');
  await ask('mutation { updateTodos(input: { ids: ["ligar"], selected: true }) { activityId } }');
  await press('Save');
  await screen.findByText('“Ligar para Olinda” was saved.');
  expect(await stored()).toMatchObject({ title: 'Ligar para Olinda', selected: true });
});
