import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { startWithContracts } from '../../../gateway/testing/contracts.ts';
import { withContractScreens } from '../../testing/contractScreens.ts';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { column } from '../../testing/tables.ts';
import { uploadsReach } from '../../testing/uploads.ts';

withContractScreens();

it('a file makes records of a kind without screens', async () => {
  const gateway = await startWithContracts();
  onTestFinished(() => gateway.stop());
  const { navigate } = await renderAt('/records/contracts', { as: 'ADMIN', gateway });
  uploadsReach(gateway);
  // The empty list offers it, too.
  const [link, inEmptyList] = await screen.findAllByRole('link', { name: 'Import' });
  expect(inEmptyList?.getAttribute('href')).toBe(link!.getAttribute('href'));
  await act(async () => link!.click());
  await screen.findByRole('heading', { level: 1, name: 'Import contracts' });
  const area = await screen.findByRole('group', { name: 'Upload files' });
  const files = [new File(['Name;Supplier;Monthly\r\nLuz;Rio;10,50'], 'contracts.csv')];
  await act(async () => fireEvent.drop(area, { dataTransfer: { files } }));
  await press('Check file');
  await screen.findByRole('region', { name: 'What will change' });
  await press('Import');
  await screen.findByRole('region', { name: 'Import complete' });
  await navigate('/records/contracts');
  await screen.findByRole('link', { name: 'Luz' });
  expect(column(3)).toEqual(['$ 10.50']);
});

it('is not for who may not import', async () => {
  await renderAt('/projects/import', { as: 'EDITOR' });
  await screen.findByRole('heading', { name: /don’t have access/ });
});
