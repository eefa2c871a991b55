import { expect, it } from 'vitest';
import { goToKeys } from '../../core/keyTable.ts';
import { pagesFor } from '../navigation.ts';

it.each(['SA', 'ADMIN', 'EDITOR', 'GUEST'] as const)(
  'no letter leads %s to two pages, and h leads to the first one',
  (role) => {
    const labels = pagesFor(role).map(({ label }) => label.replace('navigation.', ''));
    const reached = Object.entries(goToKeys).filter(([name]) => labels.includes(name));
    const letters = reached.map(([, letter]) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    expect(reached.find(([, letter]) => letter === 'h')?.[0]).toBe(
      role === 'SA' ? 'home' : 'today',
    );
  },
);
