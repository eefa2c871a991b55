import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { column } from '../../testing/tables.ts';

const PAGE = 20;

const keys = (...pressed: string[]) =>
  act(async () => pressed.forEach((key) => fireEvent.keyDown(document.body, { key })));

it('leads on to the next page of the list as it is filtered and ordered, and through the form', async () => {
  const list = '/clientes?status=active&sort=city&direction=descending';
  const { location } = await renderAt(list, { as: 'EDITOR' });
  await screen.findByRole('table');
  const first = column(1) as string[];
  await press('Next page');
  await waitFor(() => expect(column(1)[0]).not.toBe(first[0]));
  const second = column(1) as string[];
  const secondPage = location();
  await press('Previous page');
  await waitFor(() => expect(column(1)[0]).toBe(first[0]));

  const isAt = async (name: string | undefined, place: number, of = PAGE) => {
    await screen.findByRole('heading', { level: 1, name: name! });
    await screen.findByText(`${place} of ${of} shown`);
  };
  await follow(first[PAGE - 1]!);
  await isAt(first[PAGE - 1], PAGE);
  await keys('j', 'j');
  await isAt(second[1], 2, second.length);
  const [toList] = screen.getAllByRole('link', { name: 'Clientes' }).slice(-1);
  expect(toList!.getAttribute('href')).toBe(secondPage);

  await follow('Edit');
  await follow('Cancel');
  await isAt(second[1], 2, second.length);
  await press('Previous record');
  await isAt(second[0], 1, second.length);
  await press('Previous record');
  await isAt(first[PAGE - 1], PAGE);
});
