import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { clearFilters } from '../../testing/filters.ts';
import { dayLater, localToday } from '../../core/days.ts';
import { click, fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
const inDays = (days: number) => dayLater(localToday(), days);

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
});

const options = () => ({ gateway, token });
const ask = async (query: string, variables = {}) =>
  (await gateway.graphql(query, variables, token)).data!;

async function add(...todos: object[]) {
  for (const input of todos) {
    await ask('mutation ($input: CreateTodoInput!) { createTodo(input: $input) { todo { id } } }', {
      input,
    });
  }
}

const addTag = (name: string) =>
  ask('mutation ($input: CreateTodoTagInput!) { createTodoTag(input: $input) { tag { id } } }', {
    input: { id: name, name },
  });

interface Stored {
  title: string;
  done: boolean;
  important: boolean;
  selected: boolean;
  dueDay: string | null;
  tag: string[];
}

async function stored(): Promise<Stored[]> {
  const { todos } = await ask('{ todos { nodes { title done important selected dueDay tag } } }');
  return todos.nodes;
}

const storedTitles = async () => (await stored()).map(({ title }) => title);
const shown = () =>
  within(screen.getByRole('list', { name: 'To-do' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const shows = (...titles: string[]) => waitFor(() => expect(shown()).toEqual(titles));

async function submit(label: string, value: string) {
  await fill(label, value);
  const form = screen.getByLabelText(label).closest('form')!;
  await act(async () => fireEvent.submit(form));
}

describe('the to-dos', () => {
  it('begin empty; a line makes one, and today it is due today', async () => {
    const { navigate } = await renderAt('/todo', options());
    await screen.findByRole('heading', { name: 'Nothing to do' });
    await submit('What needs to be done?', '  Ligar para o contador ');
    await shows('Ligar para o contador');
    await navigate('/todo?view=today');
    await screen.findByRole('heading', { name: 'Nothing is due today' });
    await submit('What needs to be done?', 'Regar as plantas');
    await shows('Regar as plantas');
    screen.getByText('Due today');
    expect(await storedTitles()).toEqual(['Ligar para o contador', 'Regar as plantas']);
  });

  it.each(['view=done', 'view=overdue', 'read=1', 'text=loja'])(
    'say where they went when they are added beside what is shown by %s',
    async (shown) => {
      const { location } = await renderAt(`/todo?${shown}`, options());
      await submit('What needs to be done?', 'Ligar');
      await screen.findByText(/^“Ligar” was added to Open\./);
      await follow('Show open to-dos');
      await shows('Ligar');
      expect(location()).toBe('/todo');
    },
  );

  it('say nothing when they are shown', async () => {
    await renderAt('/todo?important=1&text=lig', options());
    await submit('What needs to be done?', 'Ligar');
    await shows('Ligar');
    expect(screen.queryByText(/was added/)).toBe(null);
  });

  it('stand in views by when they are due', async () => {
    await add(
      { title: 'Past', dueDay: inDays(-3) },
      { title: 'Later', dueDay: inDays(9), startDay: inDays(5) },
      { title: 'Never' },
      { title: 'Finished', done: true, dueDay: inDays(-3) },
    );
    const { location } = await renderAt('/todo', options());
    await follow(/^Open\s?3$/);
    await follow(/^Overdue\s?1$/);
    await shows('Past');
    screen.getByText('Overdue by 3 days');
    await follow(/^Upcoming/);
    await shows('Later');
    screen.getByText(/^Starts on/);
    await follow('Done');
    await shows('Finished');
    expect(location()).toBe('/todo?view=done');
    expect(screen.queryByText(/^Overdue by/)).toBe(null);
  });

  it('are filtered by their flags, tags and words, together and in the URL', async () => {
    await addTag('Loja');
    await add(
      { title: 'Vitrine', important: true, tag: ['Loja'] },
      { title: 'Caixa', important: true, starred: true, selected: true },
      { title: 'Vitral', read: true },
    );
    const { location, navigate } = await renderAt('/todo', options());
    await press('Filter');
    await press('Important');
    await shows('Vitrine', 'Caixa');
    await press('Loja');
    await shows('Vitrine');
    expect(location()).toBe('/todo?important=1&tag=Loja');
    await press('Starred');
    await screen.findByRole('heading', { name: 'No to-dos match these filters' });
    await clearFilters();
    await shows('Vitrine', 'Caixa', 'Vitral');
    await navigate('/todo?text=vitr');
    await shows('Vitrine', 'Vitral');
    await navigate('/todo?unread=1');
    await shows('Vitrine', 'Caixa');
    await navigate('/todo?read=1');
    await shows('Vitral');
    await navigate('/todo?selected=1');
    await shows('Caixa');
  });

  it('are done at once, and as before after an undo, also in what the menu counts', async () => {
    await add({ title: 'Ligar' }, { title: 'Varrer' });
    await renderAt('/todo', options());
    const open = await screen.findByRole('link', { name: /^To-do\s?\d$/ });
    expect(open.textContent).toBe('To-do2');
    await press('Done: Ligar');
    await screen.findByText('“Ligar” is done.');
    await shows('Varrer');
    expect((await stored())[0]).toMatchObject({ title: 'Ligar', done: true });
    await waitFor(() => expect(open.textContent).toBe('To-do1'));
    await press('Undo');
    await shows('Ligar', 'Varrer');
    await waitFor(() => expect(open.textContent).toBe('To-do2'));
    expect((await stored())[0]).toMatchObject({ done: false });
  });

  it('are changed and deleted several at once, which is one step to take back', async () => {
    await add({ title: 'Um' }, { title: 'Dois' }, { title: 'Três' });
    await renderAt('/todo', options());
    await click('checkbox', 'Select: Um');
    await click('checkbox', 'Select: Três');
    await screen.findByText('2 selected');
    await press('Mark as important');
    await waitFor(async () =>
      expect((await stored()).map(({ important }) => important)).toEqual([true, false, true]),
    );
    const bulk = within(screen.getByRole('group', { name: 'Selected to-dos' }));
    await act(async () => fireEvent.click(bulk.getByRole('button', { name: 'Delete' })));
    await screen.findByText('2 to-dos were deleted.');
    await shows('Dois');
    expect(await storedTitles()).toEqual(['Dois']);
    await press('Undo');
    await shows('Um', 'Dois', 'Três');
  });

  it('are selected at most 100 at once, and the button says so', async () => {
    await add(...Array.from({ length: 101 }, (_, at) => ({ title: `Tarefa ${at}` })));
    await renderAt('/todo', options());
    await click('checkbox', 'Select: Tarefa 0');
    await press('Select the first 100');
    await screen.findByText('100 selected');
    await waitFor(async () => {
      const { todos } = await ask('{ todos(filter: { selected: true }) { totalCount } }');
      expect(todos.totalCount).toBe(100);
    });
  });

  it('come back with the reason when the gateway refuses', async () => {
    await add({ title: 'Ligar' });
    await renderAt('/todo', {
      ...options(),
      network: (send) => (input, init) =>
        (init?.body as string | undefined)?.includes('mutation DeleteTodos')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await press('Delete: Ligar');
    await screen.findByText('Something went wrong!');
    await shows('Ligar');
  });

  it('are changed beside the list, and refuse to be due before they begin', async () => {
    await addTag('Loja');
    await add({ id: 'ligar', title: 'Ligar' });
    const { location, navigate } = await renderAt('/profile', options());
    await navigate('/todo');
    await follow('Ligar');
    expect(location()).toBe('/todo?todo=ligar');
    await fill(/^Title/, 'Ligar para Olinda');
    await fill('Starts on', '2030-02-02');
    await fill('Due on', '2030-02-01');
    await click('checkbox', 'Loja');
    await press('Save');
    await screen.findByText('Choose a due date on or after the start date');
    await fill('Due on', '2030-02-03');
    await press('Save');
    await screen.findByText('“Ligar para Olinda” was saved.');
    expect(location()).toBe('/todo');
    await screen.findByText('Due on Feb 3, 2030');
    expect((await stored())[0]).toMatchObject({ title: 'Ligar para Olinda', tag: ['Loja'] });
    await navigate(-1);
    expect(location()).toBe('/profile');
  });
});
