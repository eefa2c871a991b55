import type { PartRow } from '../../records/form/fieldOverrides.ts';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';

export interface Picture extends PartRow {
  url: string;
  alt: string;
}

export type Pictured = Pick<ProductForm_ProductFragment, 'imgUrl' | 'imgAlt' | 'morePictures'>;

export const MOST_PICTURES = 12;

/** Returns the pictures in their order: the first is the one that lists and the shop show. */
export const picturesOf = ({ imgUrl, imgAlt, morePictures }: Pictured): Picture[] =>
  [...(imgUrl ? [{ url: imgUrl, alt: imgAlt }] : []), ...morePictures].map(({ url, alt }, at) => ({
    key: `${at}`,
    url,
    alt,
  }));

export function pictureInput(pictures: readonly Picture[]): Pictured {
  const [first, ...morePictures] = pictures.map(({ url, alt }) => ({ url, alt: alt.trim() }));
  return { imgUrl: first?.url ?? '', imgAlt: first?.alt ?? '', morePictures };
}
