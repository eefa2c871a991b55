import { Input, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldOverrides } from '../../records/form/fieldOverrides.ts';
import { ProductBrandField } from './ProductBrandField.tsx';
import styles from './ProductForm.module.css';
import { ProductMargin } from './ProductMargin.tsx';
import { type Picture, type Pictured, pictureInput, picturesOf } from './productPictures.ts';
import { ProductSkuField } from './ProductSkuField.tsx';

const ratings = [5, 4, 3, 2, 1];
const USUAL_RATING = 3;

export function useProductOverrides(
  productId: string | undefined,
  isSending: boolean,
): FieldOverrides {
  const { t } = useTranslation('products');
  return {
    brand: { input: (given) => <ProductBrandField {...given} /> },
    sku: {
      input: (given) => <ProductSkuField {...given} productId={productId} />,
    },
    rating: {
      input: ({ form, name, inputProps: { label } }) => (
        <NativeSelect
          label={label}
          data={ratings.map((rating) => ({
            value: String(rating),
            label: t('ratingOf', { rating }),
          }))}
          {...form.getInputProps(name)}
        />
      ),
      check: () => null,
      startOf: (product) => String((product?.rating as number | undefined) ?? USUAL_RATING),
      inputOf: Number,
    },
    margin: {
      of: [],
      input: ({ form, inputProps: { label } }) => (
        <Input.Wrapper label={label} labelElement="div">
          <output className={styles.margin}>
            <ProductMargin {...(form.values as { price: number; cost: number })} />
          </output>
        </Input.Wrapper>
      ),
    },
    pictures: {
      of: ['imgUrl', 'imgAlt', 'morePictures'],
      check: () => (isSending ? t('picture.sending') : null),
      startOf: (product) => (product ? picturesOf(product as unknown as Pictured) : []),
      inputOf: (value) => pictureInput(value as Picture[]),
      textOf: (value) => (value as Picture[]).map(({ url, alt }) => alt || url).join('; '),
    },
  };
}
