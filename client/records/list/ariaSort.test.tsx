import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../core/paths.ts';
import { recordKinds } from '../../generated/recordKinds.ts';
import { resourceOf } from '../resources.ts';
import { click } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const lists = [...recordKinds.map(({ kind }) => resourceOf(kind)!.path), paths.accounts];

/** The directory's number is no column, and the others are no tables. */
const withoutColumn: string[] = [
  ...[paths.users, paths.calendar, paths.messages, paths.notifications, paths.todos],
];

const sorted = () =>
  screen
    .queryAllByRole('columnheader')
    .filter((head) => head.hasAttribute('aria-sort'))
    .map((head) => [head.textContent, head.getAttribute('aria-sort')]);

it.each(lists.filter((path) => !withoutColumn.includes(path)))(
  'the table at %s tells by which column and which way it is ordered',
  async (path) => {
    await renderAt(`${path}?as=table`, { as: 'SA' });
    await waitFor(() => expect(sorted()).toHaveLength(1));
  },
);

it('the head that was pressed tells the order, and the one before no longer', async () => {
  await renderAt('/clientes', { as: 'EDITOR' });
  await waitFor(() => expect(sorted()).toEqual([['Name', 'ascending']]));
  await click('button', 'City');
  await waitFor(() => expect(sorted()).toEqual([['City', 'ascending']]));
  await click('button', /^City/);
  await waitFor(() => expect(sorted()).toEqual([['City', 'descending']]));
});
