import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { fields, fill, follow, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(() => void vi.stubEnv('TZ', 'America/Sao_Paulo'));
afterAll(() => void vi.unstubAllEnvs());
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});

const ask = async (query: string, variables: object = {}) =>
  (await gateway.graphql(query, variables, token)).data!;
const add = (input: object) =>
  ask('mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }', {
    input,
  });
const stored = async (id: string) =>
  (await ask('query ($id: ID!) { event(id: $id) { start end startDay endDay } }', { id })).event;

const fair = {
  ...{ id: 'fair', title: 'Feira' },
  ...{ start: '2030-02-12T00:00:00.000Z', end: '2030-02-14T00:00:00.000Z', allDay: true },
};

const drawn = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('data-event-id'))
    .filter(Boolean);
const shows = (...ids: string[]) => waitFor(() => expect(drawn()).toEqual(ids));

async function keys(name: RegExp, ...all: object[]) {
  for (const key of all) {
    const tile = await screen.findByRole('link', { name });
    await act(async () => fireEvent.keyDown(tile, key));
  }
}

it('an event of whole days is on its days west of Greenwich, and no other', async () => {
  await add(fair);
  const { navigate } = await renderAt('/calendar?view=day&day=2030-02-11', { gateway, token });
  await screen.findByText('0 events');
  await navigate('/calendar?view=agenda&day=2030-02-13');
  await screen.findByRole('link', { name: /Feb 12\s–\s13, 2030/ });
  await navigate('/calendar?view=day&day=2030-02-14');
  await screen.findByText('0 events');
  await navigate('/calendar?day=2030-02-12');
  await follow(/^Feira/);
  await waitFor(() => expect(valueOf(/^First day/)).toBe('Feb 12, 2030'));
  expect(valueOf(/^Last day/)).toBe('Feb 13, 2030');
  expect(screen.queryByLabelText(/^Starts at/, fields)).toBe(null);
  expect(screen.queryByText(/^Time zone/)).toBe(null);
  await fill(/^First day/, '2030-02-20');
  await press('Save');
  await screen.findByText('“Feira” was saved.');
  expect(await stored('fair')).toEqual({
    ...{ start: '2030-02-20T00:00:00.000Z', end: '2030-02-22T00:00:00.000Z' },
    ...{ startDay: '2030-02-20', endDay: '2030-02-21' },
  });
});

it('an event of whole days is moved by keys as days, and taken back as these', async () => {
  await add(fair);
  await renderAt('/calendar?view=week&day=2030-02-12', { gateway, token });
  await keys(/^Feira/, { key: ' ' }, { key: 'ArrowRight' });
  await keys(/^Feira/, { key: 'ArrowLeft', shiftKey: true }, { key: ' ' });
  await screen.findByText('“Feira” was moved to Feb 13, 2030.');
  expect(await stored('fair')).toEqual({
    ...{ start: '2030-02-13T00:00:00.000Z', end: '2030-02-14T00:00:00.000Z' },
    ...{ startDay: '2030-02-13', endDay: '2030-02-13' },
  });
  await press('Undo');
  await screen.findByText(/“Feira” was moved back to Feb 12\s–\s13, 2030/);
  expect(await stored('fair')).toMatchObject({ start: fair.start, end: fair.end });
});

it('two versions of an event of whole days are told apart by their days', async () => {
  await add(fair);
  await renderAt('/calendar?day=2030-02-12', { gateway, token });
  await follow(/^Feira/);
  await waitFor(() => expect(valueOf(/^First day/)).toBe('Feb 12, 2030'));
  await fill(/^Last day/, '2030-02-15');
  await ask(`mutation { updateEvent(input: {
    id: "fair", startDay: "2030-02-12", endDay: "2030-02-14"
  }) { event { id } } }`);
  await press('Save');
  const choice = within(await screen.findByRole('alert'));
  expect(choice.getByRole('row', { name: /^Last day .*Feb 14, 2030.*Feb 15, 2030/ })).toBeTruthy();
});

it('hours from midnight to midnight become whole days when they are moved', async () => {
  const [start, end] = ['2030-02-12T03:00:00.000Z', '2030-02-13T03:00:00.000Z'];
  await add({ id: 'old', title: 'Balanço', start, end });
  await renderAt('/calendar?day=2030-02-12', { gateway, token });
  await screen.findByRole('link', { name: /^Balanço\s+Feb 12, 2030, Petrol/ });
  await keys(/^Balanço/, { key: ' ' }, { key: 'ArrowRight' }, { key: ' ' });
  await screen.findByText('“Balanço” was moved to Feb 13, 2030.');
  expect(await stored('old')).toEqual({
    ...{ start: '2030-02-13T00:00:00.000Z', end: '2030-02-14T00:00:00.000Z' },
    ...{ startDay: '2030-02-13', endDay: '2030-02-13' },
  });
});

it('a night is drawn in its hours on both days, and once in a month', async () => {
  const [start, end] = ['2030-02-13T01:00:00.000Z', '2030-02-13T05:00:00.000Z'];
  await add({ id: 'night', title: 'Inventário', start, end });
  const { navigate, location } = await renderAt('/calendar?view=week&day=2030-02-12', {
    ...{ gateway, token },
  });
  await shows('night', 'night');
  const [evening, morning] = screen.getAllByRole('link', { name: /^Inventário/ });
  expect(evening!.textContent).toMatch(/10:00\sPM\s–\s2:00\sAM/);
  expect(evening!.style.top).toMatch(/^91\.6/);
  expect([morning!.style.top, morning!.style.bottom]).toEqual([
    '0%',
    expect.stringMatching(/^91\.6/),
  ]);
  await act(async () => fireEvent.click(morning!));
  await waitFor(() => expect(location()).toContain('event=night'));
  await navigate('/calendar?day=2030-02-12');
  await shows('night');
  await navigate('/calendar?view=agenda&day=2030-02-12');
  await shows('night');
  await navigate('/calendar?view=day&day=2030-02-13');
  await shows('night');
});

it('the agenda shows the mark of an event, and its color only on hover', async () => {
  const [start, end] = ['2030-02-12T13:00:00.000Z', '2030-02-12T14:00:00.000Z'];
  await add({ id: 'talk', title: 'Conversa', start, end });
  await renderAt('/calendar?view=agenda&day=2030-02-12', { gateway, token });
  const link = await screen.findByRole('link', { name: /Conversa.*Petrol/ });
  expect(link.title).toMatch(/, Petrol$/);
  expect(screen.queryByText('Petrol')).toBe(null);
});

it('a night that began before the agenda says when it ends', async () => {
  const [start, end] = ['2030-02-13T01:00:00.000Z', '2030-02-13T05:00:00.000Z'];
  await add({ id: 'night', title: 'Inventário', start, end });
  const { navigate } = await renderAt('/calendar?view=agenda&day=2030-02-13', { gateway, token });
  await screen.findByText(/^until 2:00\sAM$/);
  await navigate('/calendar?view=agenda&day=2030-02-12');
  await screen.findByText(/^10:00\sPM – 2:00\sAM$/);
});

it('each day of a week is named by its date where a whole day is added, week after week', async () => {
  await renderAt('/calendar?view=week&day=2030-02-12', { gateway, token, language: 'pt-BR' });
  const slots = () => screen.findAllByRole('button', { name: /2030, Dia inteiro$/ });
  expect(await slots()).toHaveLength(7);
  await press('Próximo');
  await screen.findByRole('button', {
    name: 'Novo evento terça-feira, 19 de fevereiro de 2030, Dia inteiro',
  });
  expect(await slots()).toHaveLength(7);
});
