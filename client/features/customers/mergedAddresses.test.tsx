import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startWithCustomers, storedCustomers } from '../../testing/customers.ts';
import { click, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('an address is taken or left as a whole', async () => {
  const from = {
    street: 'Rua da Estação, 1806',
    cep: '75064524',
    latitude: -16.3,
    longitude: -48.9,
  };
  const gateway = await startWithCustomers(
    { id: 'zoe', name: 'Zoé Muñoz', kind: 'person', city: 'João Pessoa', state: 'PB' },
    { id: 'ceu', name: 'Céu Aberto', kind: 'person', city: 'Anápolis', state: 'GO', ...from },
  );
  await renderAt('/clientes/zoe/merge?with=ceu', { as: 'EDITOR', gateway });
  const table = within(await screen.findByRole('table'));
  const radio = (name: string) => table.getByRole<HTMLInputElement>('radio', { name });
  const otherStreet = radio('Street: merge');
  expect(otherStreet.checked).toBe(false);
  await click('radio', 'Street: merge');
  const names = table.getAllByRole('radio').map((each) => each.getAttribute('aria-label'));
  const ofAddress = names.filter((name) => /^(?!Name).*: merge$/.test(name!));
  expect(ofAddress).toHaveLength(5);
  for (const name of ofAddress) expect(radio(name!).checked, name!).toBe(true);
  await press('Merge customers');
  await screen.findByText('Céu Aberto was merged into Zoé Muñoz.');
  expect(await storedCustomers(gateway)).toMatchObject([
    { id: 'zoe', city: 'Anápolis', state: 'GO', ...from },
  ]);
});

it('the street of one is not put into the city of the other', async () => {
  const gateway = await startWithCustomers(
    { id: 'zoe', name: 'Zoé Muñoz', kind: 'person', city: 'João Pessoa', state: 'PB' },
    { id: 'ceu', name: 'Céu Aberto', kind: 'person', city: 'Anápolis', street: 'Rua 5' },
    { id: 'sol', name: 'Sol Posto', kind: 'person', city: 'João Pessoa', street: 'Rua 9' },
  );
  const { navigate } = await renderAt('/clientes/zoe/merge?with=ceu', { as: 'EDITOR', gateway });
  await press('Merge customers');
  await screen.findByText('Céu Aberto was merged into Zoé Muñoz.');
  const zoe = async () => (await storedCustomers(gateway)).find(({ id }) => id === 'zoe');
  expect(await zoe()).toMatchObject({ city: 'João Pessoa' });
  expect((await zoe())?.street ?? null).toBe(null);
  await navigate('/clientes/zoe/merge?with=sol');
  await press('Merge customers');
  await screen.findByText('Sol Posto was merged into Zoé Muñoz.');
  expect(await zoe()).toMatchObject({ city: 'João Pessoa', street: 'Rua 9' });
});
