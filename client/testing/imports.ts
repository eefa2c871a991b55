import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderAt } from './renderAt.tsx';
import { startOwnGateway } from './startOwnGateway.ts';
import { uploadsReach } from './uploads.ts';

export async function drop(content: string, name = 'Upload files') {
  const area = await screen.findByRole('group', { name });
  const files = [new File([content], 'clientes.csv')];
  await act(async () => fireEvent.drop(area, { dataTransfer: { files } }));
}

export const part = async (name: string) => within(await screen.findByRole('region', { name }));

export async function startImport(path = '/clientes/import') {
  const gateway = await startOwnGateway({ isEmpty: true });
  const shown = await renderAt(path, { as: 'ADMIN', gateway });
  uploadsReach(gateway);
  return shown;
}
