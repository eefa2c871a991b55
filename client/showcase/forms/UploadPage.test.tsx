import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exe, png } from '../../../gateway/testing/sample-files.ts';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { uploadsReach } from '../../testing/uploads.ts';

const example = async (title: string) => within(await screen.findByRole('region', { name: title }));
const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

async function drop(title: string, ...files: File[]) {
  const part = await example(title);
  await part.findByText(/Up to 10 MB each/);
  const area = part.getByRole('group', { name: 'Upload files' });
  await act(async () => fireEvent.drop(area, { dataTransfer: { files } }));
  return part;
}

it('uploads several files, and says of each what became of it', async () => {
  const { gateway } = await renderAt('/forms/upload', { as: 'GUEST' });
  uploadsReach(gateway);
  await (await example('Your files')).findByText(/No files yet/);
  const files = [fileOf(png, 'vitrine.png'), fileOf(exe, 'falsa.png'), fileOf(png, 'a.svg')];
  const part = await drop('Multiple files', ...files);
  await part.findByText('uploaded');
  await part.findByText('failed: is of a type that is not accepted');
  await part.findByText('not sent: this file type is not accepted');
  part.getByRole('button', { name: 'Retry falsa.png' });
  expect(part.queryByRole('button', { name: 'Retry a.svg' })).toBe(null);
  const stored = await example('Your files');
  await stored.findByText('vitrine.png');
});

it('deletes a stored file and brings it back', async () => {
  const { gateway } = await renderAt('/forms/upload', { as: 'GUEST' });
  uploadsReach(gateway);
  await drop('Multiple files', fileOf(png, 'vitrine.png'));
  const stored = await example('Your files');
  await stored.findByText('vitrine.png');
  await press('Delete vitrine.png');
  await waitFor(() => expect(stored.queryByText('vitrine.png')).toBe(null));
  await press('Undo');
  await stored.findByText('vitrine.png');
});
