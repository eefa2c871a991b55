import { gql } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { apollo } from './apollo.ts';

const query = gql`
  {
    product(id: "radio") {
      id
      morePictures {
        url
        alt
      }
    }
  }
`;

it('the pictures of a product are replaced without a warning', () => {
  const warn = vi.spyOn(console, 'warn');
  const write = (...urls: string[]) => {
    const morePictures = urls.map((url) => ({ __typename: 'ProductPicture', url, alt: '' }));
    apollo.writeQuery({
      query,
      data: { product: { __typename: 'Product', id: 'radio', morePictures } },
    });
  };
  write('/one.svg', '/two.svg');
  write('/two.svg');
  expect(apollo.readQuery({ query })).toMatchObject({
    product: { morePictures: [{ url: '/two.svg' }] },
  });
  expect(warn).not.toHaveBeenCalled();
});
