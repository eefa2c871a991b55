import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OVERSCAN_PX } from './cardWindow.ts';
import { useCardWindow } from './useCardWindow.ts';

const HEIGHT = 400;
const cards = Array.from({ length: 200 }, (_, index) => ({ id: String(index) }));

function Cards() {
  const { ref, rows } = useCardWindow(cards, { heldId: undefined, addedId: undefined });
  return (
    <ul ref={ref}>
      {rows.map((row) => ('card' in row ? <li key={row.card.id}>{row.card.id}</li> : null))}
    </ul>
  );
}

/** Sets where the list stands: another of the positions each time that it is asked. */
function scrollsTo(...positions: number[]) {
  let asked = 0;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'scrollTop', 'get').mockImplementation(
    () => positions[asked++ % positions.length]!,
  );
}

it.each([[[1119, 1120]], [[79, 80]], [[0, 79]]])(
  'renders one window while the browser moves between %j',
  (positions) => {
    scrollsTo(...positions);
    render(<Cards />);
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent));
    const last = Math.min(...positions);
    expect(shown[0]! * 96).toBeLessThanOrEqual(Math.max(0, last - OVERSCAN_PX + 96));
    expect(shown.at(-1)! * 96).toBeGreaterThan(last + HEIGHT);
  },
);

it('renders other cards once the list was scrolled on', async () => {
  scrollsTo(0);
  render(<Cards />);
  expect(screen.queryByText('60')).toBeNull();
  scrollsTo(5600);
  window.dispatchEvent(new Event('scroll'));
  await screen.findByText('60');
  expect(screen.queryByText('2')).toBeNull();
});
