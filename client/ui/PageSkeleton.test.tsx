import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBoard } from '../testing/boards.ts';
import { callsOf } from '../testing/callsOf.ts';
import { renderAt } from '../testing/renderAt.tsx';

it('a list, a page to read and a board show their outline until the gateway has answered', async () => {
  const { gateway, url } = await startBoard([1, 0]);
  const demo = await gateway.graphql(
    '{ invoices(first: 1) { nodes { id orderNo } } }',
    {},
    await gateway.tokenFor('SA'),
  );
  const [invoice] = demo.data!.invoices.nodes as { id: string; orderNo: string }[];
  const pages = [
    ['InvoicesPage', '/invoices', 'Invoices'],
    ['InvoicePage', `/invoices/${invoice!.id}`, invoice!.orderNo],
    ['BoardPage', url, 'Quadro'],
  ] as const;
  let answer = () => {};
  const { navigate, fetch } = await renderAt('/projects', {
    as: 'SA',
    gateway,
    network: (send) => async (input, init) => {
      const body = init?.body as string | undefined;
      const isHeld = pages.some(([operation]) => body?.includes(`"${operation}"`));
      if (isHeld) await new Promise<void>((release) => (answer = release));
      return send(input, init);
    },
  });
  for (const [operation, path, heading] of pages) {
    await navigate(path);
    await waitFor(() => expect(callsOf(fetch, operation)).toHaveLength(1));
    await screen.findByRole('status', { name: 'Loading…' });
    expect(screen.queryByRole('heading', { level: 1 })).toBe(null);
    await act(async () => answer());
    await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading…' })).toBe(null));
  }
});
