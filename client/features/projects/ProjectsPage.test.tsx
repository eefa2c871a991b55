import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { filterBy } from '../../testing/filters.ts';
import { chooseAction, click, fill, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { column } from '../../testing/tables.ts';

const projects = [
  { id: 'vitrine', projectName: 'Vitrine', userName: 'Yara', email: 'yara@loja.test', comment: 1 },
  { id: 'balcao', projectName: 'Balcão', userName: 'Dário', email: 'd@loja.test', revision: 1200 },
];

async function startWith(given: object[] = projects) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('EDITOR');
  for (const input of given) {
    await gateway.graphql(
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }',
      { input },
      token,
    );
  }
  return gateway;
}

it('the projects are a list or cards, ordered and searched by the URL', async () => {
  const gateway = await startWith();
  const { location } = await renderAt('/projects', { as: 'GUEST', gateway });
  await press('Project');
  await waitFor(() => expect(column(0)).toEqual(['Balcão', 'Vitrine']));
  expect(column(4)).toEqual(['1,200', '0']);
  const link = screen.getByRole('link', { name: 'Balcão' });
  fireEvent.keyDown(link, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('Vitrine');
  await click('radio', 'Cards');
  await waitFor(() =>
    expect(location()).toBe('/projects?sort=projectName&direction=ascending&as=cards'),
  );
  screen.getByText('1 comment');
  screen.getByText('1,200 revisions');
  await fill('Sort by', 'comment');
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('Vitrine'));
  await fill('Search by project, person or email', 'balcao');
  await screen.findByText('Showing 1 of 1');
  await fill('Search by project, person or email', 'nada');
  await screen.findByRole('heading', { name: 'No results for “nada”' });
  screen.getByRole('button', { name: 'View: All' });
});

it('cards are filtered, selected and previewed like rows', async () => {
  const gateway = await startWith();
  const { location } = await renderAt('/projects?as=cards', { as: 'EDITOR', gateway });
  await screen.findByText('Showing 2 of 2');
  await click('checkbox', 'Select Vitrine');
  screen.getByText('1 selected');
  await filterBy('Owner', 'Dário');
  await screen.findByText('Showing 1 of 1');
  expect(location()).toBe('/projects?as=cards&userName=D%C3%A1rio');
  expect(screen.queryByText('1 selected')).toBe(null);
  const card = screen.getByRole('link', { name: 'Balcão' });
  act(() => card.focus());
  await act(async () => void fireEvent.keyDown(card, { key: ' ' }));
  await within(await screen.findByRole('complementary')).findByText('d@loja.test');
  await act(async () => fireEvent.click(card));
  await screen.findByRole('heading', { level: 1, name: 'Balcão' });
  expect(location()).toBe('/projects/balcao');
});

it('one is created, changed on its page, and deleted', async () => {
  const gateway = await startWith([]);
  const { location } = await renderAt('/projects/new', { as: 'ADMIN', gateway });
  const title = await screen.findByLabelText(/^Project/, { selector: 'input' });
  expect(document.activeElement).toBe(title);
  await fill(/^Project/, 'Vitrine');
  await fill(/^Owner/, 'Yara');
  await fill(/^Email/, 'yara');
  await press('Create project');
  screen.getByText('email is not valid');
  await fill(/^Email/, 'yara@loja.test');
  await press('Create project');
  await screen.findByText('Vitrine was created.');
  await screen.findByRole('link', { name: 'yara@loja.test' });
  expect(screen.queryByText(/^Picture of/)).toBe(null);
  const sections = screen.getByRole('region', { name: 'Details' }).querySelectorAll('dl');
  expect([...sections].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Project.*Revisions0$/),
    expect.stringMatching(/^Created.*Last changed/),
  ]);
  await follow('Edit');
  await fill(/^Picture of the project/, 'https://loja.test/vitrine.png');
  await fill(/^Comments/, '7');
  await press('Save');
  await screen.findByText('Vitrine was saved.');
  await screen.findByRole('link', { name: 'https://loja.test/vitrine.png' });
  await chooseAction('Delete');
  await screen.findByText('Vitrine was deleted.');
  expect(location()).toBe('/projects');
});

it('no projects say so', async () => {
  await renderAt('/projects', { as: 'GUEST', gateway: await startWith([]) });
  await screen.findByRole('heading', { name: 'No projects yet' });
});
