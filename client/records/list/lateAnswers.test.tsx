import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFilter } from '../../testing/filters.ts';
import { press } from '../../testing/forms.ts';
import { laterHeldNetwork, lateNetwork, pressLikeAPerson } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const view = (name: RegExp) => () =>
  within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name });
const named = (role: string, name: string | RegExp) => () =>
  screen.getAllByRole<HTMLInputElement>(role, { name })[0]!;
const box = (name: string) => named('checkbox', new RegExp(`^${name}`));
const head = (name: string) => named('button', new RegExp(`^${name}`));

interface Case {
  at: string;
  /** The delay of each answer. */
  msLate: number;
  msBetween: number;
  field?: string;
  /** The button behind which the pressed ones are. */
  opens?: string;
  presses: (() => HTMLElement)[];
  leads: string;
}

const cases: Case[] = [
  {
    at: '/clientes',
    msLate: 300,
    msBetween: 150,
    field: 'Status',
    presses: [box('Lead'), box('Inactive')],
    leads: '/clientes?status=lead,inactive',
  },
  ...[150, 300, 500].map((msBetween) => ({
    at: '/clientes',
    msLate: 600,
    msBetween,
    field: 'State',
    presses: [box('SP'), box('MG'), box('RJ')],
    leads: '/clientes?state=SP,MG,RJ',
  })),
  {
    at: '/clientes',
    msLate: 600,
    msBetween: 150,
    field: 'Status',
    presses: [box('Lead'), box('Inactive'), box('Lead'), named('radio', 'is not')],
    leads: '/clientes?status=!inactive',
  },
  {
    at: '/clientes',
    msLate: 600,
    msBetween: 150,
    presses: [head('City'), head('City')],
    leads: '/clientes?sort=city&direction=descending',
  },
  {
    at: '/invoices?last=1',
    msLate: 300,
    msBetween: 150,
    presses: [head('Total'), head('Total'), head('Total')],
    leads: '/invoices?sort=total&direction=ascending',
  },
  {
    at: '/users?as=table',
    msLate: 600,
    msBetween: 150,
    field: 'Gender',
    presses: [box('Female'), box('Male'), box('Female')],
    leads: '/users?as=table&gender=male',
  },
  {
    at: '/shop',
    msLate: 600,
    msBetween: 150,
    presses: [box('Audio'), box('Fashion'), box('Free shipping'), box('Audio')],
    leads: '/shop?category=fashion&freeShipping=yes',
  },
  {
    at: '/shop',
    msLate: 300,
    msBetween: 150,
    presses: [box('Free shipping'), box('Free shipping')],
    leads: '/shop',
  },
  {
    at: '/todo',
    msLate: 600,
    msBetween: 150,
    opens: 'Filter',
    presses: [
      named('button', 'Important'),
      named('button', 'Starred'),
      named('button', 'Important'),
    ],
    leads: '/todo?starred=1',
  },
];

describe('what is pressed while the answers are late', () => {
  it.each(cases)('$at, $msBetween ms apart: $leads', async (given) => {
    const { at, msLate, msBetween, field, opens, presses, leads } = given;
    const gateway = await startOwnGateway();
    const network = lateNetwork(msLate);
    const { location } = await renderAt(at, { as: 'ADMIN', gateway, network });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
    if (field) await openFilter(field);
    if (opens) await press(opens);
    await waitFor(() => presses.forEach((find) => find()));
    await pressLikeAPerson(presses, { msBetween });
    expect(decodeURIComponent(location())).toBe(leads);
  });

  it.each<[at: string, press: () => HTMLElement, says: string]>([
    ['/clientes', head('City'), 'City, sorted ascending'],
    ['/users', named('radio', 'Rows'), 'Rows'],
    ['/calendar', named('radio', 'Agenda'), 'Agenda'],
    ['/shop', named('radio', /^\$ 250.00 to/), '$ 250.00 to $ 499.99'],
    ['/todo', view(/^Today/), 'Today'],
  ])('at %s is said at once', async (at, find, says) => {
    const { network, hold, release } = laterHeldNetwork();
    await renderAt(at, { as: 'ADMIN', gateway: await startOwnGateway(), network });
    await waitFor(find);
    hold();
    await pressLikeAPerson([find], { msBetween: 50 });
    const shown = find();
    const isSaid =
      shown.matches(':checked, [aria-current=page]') || shown.getAttribute('aria-label') === says;
    expect(isSaid).toBe(true);
    release();
  });
});
