import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

async function renderFiltered(key: 'label' | 'member' | undefined) {
  const gateway = await startOwnGateway();
  const token = await gateway.tokenFor('EDITOR');
  const { data } = await gateway.graphql(
    '{ boards(first: 1) { nodes { id } } boardLabels { id } boardMembers { id } }',
    {},
    token,
  );
  const { boards, boardLabels, boardMembers } = data as Record<
    'boardLabels' | 'boardMembers',
    { id: string }[]
  > & {
    boards: { nodes: { id: string }[] };
  };
  const [chosen] = key === 'label' ? boardLabels : boardMembers;
  const filter = key ? `?${key}=${chosen!.id}` : '';
  return renderAt(`/boards/${boards.nodes[0]!.id}${filter}`, { token, gateway });
}

async function add(title: string) {
  const [field] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'New card' });
  fireEvent.change(field!, { target: { value: title } });
  await act(async () => fireEvent.submit(field!.form!));
}

it.each(['label', 'member'] as const)(
  'a new card that the filter by %s hides is told of, with the way to it',
  async (key) => {
    const { location } = await renderFiltered(key);
    await add('Medir a vitrine');
    const link = await screen.findByRole('link', { name: 'Open card' });
    expect(screen.queryByRole('link', { name: 'Medir a vitrine' })).toBe(null);
    await act(async () => fireEvent.click(link));
    await waitFor(() => expect(location()).toMatch(/^\/boards\/[^?]+\?card=[^&]+$/));
    await screen.findByRole('link', { name: 'Medir a vitrine', hidden: true });
  },
);

it('nothing is said of a new card that is seen', async () => {
  await renderFiltered(undefined);
  await add('Medir a vitrine');
  await screen.findByRole('link', { name: 'Medir a vitrine' });
  expect(screen.queryByRole('link', { name: 'Open card' })).toBe(null);
});
