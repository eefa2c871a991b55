import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../testing/forms.ts';
import { addProducts, changeProduct } from '../../testing/products.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';
import { uploadsReach } from '../../testing/uploads.ts';

/** A GIF of one pixel. */
const gif = new Uint8Array(
  Buffer.from(
    '47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b',
    'hex',
  ),
);

it('names the pictures that there is no room for', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await addProducts(gateway, [{ id: 'radio', title: 'Rádio Sereno', sku: 'RAD-1' }]);
  const morePictures = Array.from({ length: 10 }, (_, at) => ({ url: `/${at}.svg`, alt: '' }));
  await changeProduct(gateway, { id: 'radio', imgUrl: '/one.svg', morePictures });
  uploadsReach(gateway);
  await renderAt('/produtos/radio/edit', { as: 'EDITOR', gateway });
  await screen.findByText(/^Up to/);
  const drop = async (...names: string[]) => {
    const files = names.map((name) => new File([gif], name, { type: 'image/gif' }));
    const area = screen.getByRole('group', { name: 'Upload files' });
    await act(async () => fireEvent.drop(area, { dataTransfer: { files } }));
  };
  await drop('side.gif', 'back.gif', 'box.gif');
  await screen.findByText('There is room for 12 pictures.');
  screen.getByText('Not added: back.gif, box.gif');
  await press('Remove picture 12');
  await drop('back.gif');
  expect(screen.queryByText(/^Not added/)).toBe(null);
});
