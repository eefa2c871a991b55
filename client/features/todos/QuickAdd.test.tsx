import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fill, follow, press, undoByKey, valueOf } from '../../testing/forms.ts';
import { localDay, localToday } from '../../core/days.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import { lateNetwork, pressEnter, typeLikeAPerson } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
});

const field = () => screen.getByRole('textbox', { name: 'What needs to be done?' });

async function add(title: string) {
  await fill('What needs to be done?', title);
  await act(async () => fireEvent.submit(field().closest('form')!));
  await screen.findByRole('link', { name: title });
}

function tomorrowAt(hour: number): Date {
  const moment = new Date();
  moment.setDate(moment.getDate() + 1);
  moment.setHours(hour, 0, 0, 0);
  return moment;
}

const storedTitles = async () => {
  const { data } = await gateway.graphql('{ todos { nodes { title } } }', {}, token);
  return data!.todos.nodes.map(({ title }: { title: string }) => title) as string[];
};

it('Ctrl+Z in the emptied field takes back what was added, the last first', async () => {
  await renderAt('/todo', { gateway, token });
  await add('Regar');
  await add('Varrer');
  expect(screen.queryByText(/was added/)).toBe(null);
  await undoByKey(field());
  await screen.findByText('Undone: “Varrer” was added.');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Varrer' })).toBe(null));
  expect(await storedTitles()).toEqual(['Regar']);
  await undoByKey(field());
  await screen.findByText('Undone: “Regar” was added.');
  expect(await storedTitles()).toEqual([]);
});

it('what is added is scrolled into view, without a notice', async () => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.querySelector('a')?.textContent ?? null);
  });
  await renderAt('/todo', { gateway, token });
  await add('Regar');
  await add('Varrer');
  await waitFor(() => expect(seen).toEqual(['Regar', 'Varrer']));
  expect(screen.queryByText(/was added/)).toBe(null);
});

it('a line says the day, tags and that it matters, in the language that is shown', async () => {
  await renderAt('/todo', { gateway, token, language: 'pt-BR' });
  for (const title of ['Ligar para Ana amanhã 9h #vendas !alta', 'Enviar o contrato #Vendas']) {
    const line = await screen.findByRole('textbox', { name: 'O que precisa ser feito?' });
    await fill('O que precisa ser feito?', title);
    if (title.includes('amanhã')) {
      screen.getByText('Amanhã, 09:00');
      screen.getByText('vendas (nova etiqueta)');
      screen.getByText('Importante', { selector: '[role=status] *' });
    }
    await act(async () => fireEvent.submit(line.closest('form')!));
    await screen.findByRole('link', { name: title.replace(/ amanhã 9h| [#!].*/g, '') });
  }
  const asked = '{ todos { nodes { title dueAt important tag } } todoTags { id name } }';
  const { todos, todoTags } = (await gateway.graphql(asked, {}, token)).data!;
  expect(todoTags).toEqual([{ id: expect.any(String), name: 'vendas' }]);
  const tag = [todoTags[0].id];
  expect(todos.nodes).toEqual([
    {
      title: 'Ligar para Ana',
      dueAt: tomorrowAt(9).toISOString(),
      important: true,
      tag,
    },
    { title: 'Enviar o contrato', dueAt: null, important: false, tag },
  ]);
});

it('words that were read as a day stay in the title when they are asked to', async () => {
  await renderAt('/todo?view=today', { gateway, token });
  await screen.findByRole('textbox', { name: 'What needs to be done?' });
  await fill('What needs to be done?', 'Watch Tomorrow');
  await press('Keep “Tomorrow” in the title');
  expect(document.activeElement).toBe(field());
  await act(async () => fireEvent.submit(field().closest('form')!));
  await screen.findByRole('link', { name: 'Watch Tomorrow' });
  await add('Call Ana');
  await fill('What needs to be done?', 'Call Bia tomorrow');
  await act(async () => fireEvent.submit(field().closest('form')!));
  await screen.findByText('“Call Bia” was added to Open.');
});

it('two that are entered one after the other are two, as are two tags', async () => {
  await renderAt('/todo', { gateway, token, network: lateNetwork(600) });
  for (const label of ['What needs to be done?', 'New tag']) {
    if (label === 'New tag') await press('Filter');
    const line = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
    for (const text of ['pao', 'cafe']) {
      await typeLikeAPerson(line, text, { msBetweenKeys: 30 });
      pressEnter(line);
    }
    await waitFor(() => expect(line.value).toBe(''));
  }
  await screen.findByRole('button', { name: 'pao' });
  await screen.findByRole('button', { name: 'cafe' });
  expect(await storedTitles()).toEqual(['pao', 'cafe']);
});

it('a line and a new tag that were typed stand there after a reload', async () => {
  const { reload } = await renderAt('/todo', { gateway, token });
  await press('Filter');
  await fill('New tag', 'Obra');
  await fill('What needs to be done?', 'Medir');
  await reload();
  await press('Filter');
  expect(valueOf('New tag')).toBe('Obra');
  expect(valueOf('What needs to be done?')).toBe('Medir');
});

it('Ctrl+Z is left to the field once something is typed', async () => {
  await renderAt('/todo', { gateway, token });
  await add('Regar');
  for (const typed of ['V', '']) {
    await fill('What needs to be done?', typed);
    await undoByKey(field());
  }
  expect(await storedTitles()).toEqual(['Regar']);
  await undoByKey(document.body);
  await screen.findByText('Undone: “Regar” was added.');
});

it('Ctrl+Z takes back what was added before a reload', async () => {
  const { reload } = await renderAt('/todo', { gateway, token });
  await add('Regar');
  await reload();
  await screen.findByRole('link', { name: 'Regar' });
  await undoByKey(document.body);
  await waitFor(async () => expect(await storedTitles()).toEqual([]));
});

it('a time of day is said below the line, stored, shown and changed', async () => {
  await renderAt('/todo', { gateway, token });
  await fill('What needs to be done?', 'Call Ana tomorrow 9h');
  await screen.findByText('Tomorrow, 9:00 AM');
  await act(async () => fireEvent.submit(field().closest('form')!));
  await screen.findByText('Due tomorrow, 9:00 AM');
  const stored = async () =>
    (await gateway.graphql('{ todos { nodes { title dueDay dueAt dueTimeZone } } }', {}, token))
      .data!.todos.nodes;
  const timeZone = localTimeZone();
  expect(await stored()).toEqual([
    {
      title: 'Call Ana',
      dueDay: localDay(tomorrowAt(9)),
      dueAt: tomorrowAt(9).toISOString(),
      dueTimeZone: timeZone,
    },
  ]);
  await follow('Call Ana');
  await waitFor(() => expect(valueOf('Due at')).toBe('9:00 AM'));
  await fill('Due at', '10h');
  await press('Save');
  await screen.findByText('Due tomorrow, 10:00 AM');
  await follow('Call Ana');
  await fill('Due at', '');
  await press('Save');
  await screen.findByText('Due tomorrow');
  expect(await stored()).toEqual([
    { title: 'Call Ana', dueDay: localDay(tomorrowAt(9)), dueAt: null, dueTimeZone: null },
  ]);
});

it('what is due at a time that has passed today is overdue', async () => {
  const at = (minutes: number) => ({
    dueAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    dueTimeZone: localTimeZone(),
  });
  for (const input of [
    { title: 'A while ago', ...at(-2) },
    { title: 'Later', ...at(90) },
    { title: 'Whole day', dueDay: localToday() },
  ]) {
    const query =
      'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { activityId } }';
    await gateway.graphql(query, { input }, token);
  }
  await renderAt('/todo?view=overdue', { gateway, token });
  await screen.findByRole('link', { name: 'A while ago' });
  await screen.findByText(/^Overdue (since|by)/);
  expect(screen.queryByRole('link', { name: 'Later' })).toBe(null);
  expect(screen.queryByRole('link', { name: 'Whole day' })).toBe(null);
});
