import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { follow } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';

it('going back to a list leads to the row that was opened from it', async () => {
  const { navigate } = await renderAt('/clientes', { as: 'EDITOR' });
  const links = within(await screen.findByRole('table')).getAllByRole('link');
  const name = links[2]!.textContent;
  await follow(name);
  await screen.findByRole('heading', { level: 1, name });
  await navigate(-1);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  expect(document.activeElement?.localName).toBe('a');
});
