import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { click } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const NOTE = 'Up to 1,000 records can be changed at once.';

it.each([
  [1_000, 'Select all 1,000 that match', undefined],
  [1_001, undefined, NOTE],
])(
  'a selection among %i that match offers all of them, or says why not',
  async (total, offered, note) => {
    await renderAt('/invoices', {
      as: 'EDITOR',
      network: (send) => async (input, init) => {
        const answer = await send(input, init);
        const text = await answer.text();
        return new Response(text.replaceAll(/"totalCount":\d+/g, `"totalCount":${total}`), answer);
      },
    });
    expect(screen.queryByText(NOTE)).toBe(null);
    await click('checkbox', 'Select all rows on this page');
    await screen.findByText('20 selected');
    expect(screen.queryByText(/^Select all .* match$/)?.textContent).toBe(offered);
    expect(screen.queryByText(NOTE)?.textContent).toBe(note);
  },
);
