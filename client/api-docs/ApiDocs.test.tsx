import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThemeProvider } from '../app/ThemeProvider.tsx';
import { ApiDocs } from './ApiDocs.tsx';

it('shows what stands between backticks as code', () => {
  const call = {
    operationId: 'ListDealRecords',
    summary: 'Deals, as `stage` says.',
    description: 'Deals, as `stage` says. Ordered by `sort`.',
    tags: ['deals'],
    security: [],
    responses: {},
  };
  location.hash = call.operationId;
  render(
    <ThemeProvider>
      <ApiDocs
        openApi={{
          info: { title: 'REST', version: '1', description: 'Records under `/api/records`.' },
          paths: { '/api/records/deals': { get: call } },
          components: { schemas: {} },
        }}
      />
    </ThemeProvider>,
  );
  expect(document.body.textContent).toContain('Records under /api/records.');
  expect(document.body.textContent).not.toContain('`');
  expect(screen.getByText('/api/records').tagName).toBe('CODE');
  expect(screen.getByText('sort').tagName).toBe('CODE');
  expect(screen.getAllByText('stage').map(({ tagName }) => tagName)).toEqual(['CODE', 'CODE']);
});
