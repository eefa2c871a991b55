import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import {
  type RecordFormOptions,
  useRecordForm,
} from '../../components/record-form/useRecordForm.ts';
import { moneyLimits } from '../../../gateway/formats/numbers.rules.ts';
import { useNumberCheck } from '../../components/useNumberCheck.ts';
import { type Picture, pictureInput, picturesOf } from './productPictures.ts';
import { stockLimits } from './productValues.ts';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';

/** The gateway's default. */
const USUAL_RATING = 3;

export interface ProductValues {
  title: string;
  sku: string;
  category: ProductForm_ProductFragment['category'];
  brand: string;
  description: string;
  price: number | string;
  /** Empty when it is not known. */
  cost: number | string;
  totalUnit: number | string;
  stockThreshold: number | string;
  /** From 1 to 5, as a select's value. */
  rating: string;
  freeShipping: boolean;
  isActive: boolean;
  pictures: Picture[];
}

export type ProductFormApi = UseFormReturnType<ProductValues>;

export function productValues(product?: ProductForm_ProductFragment): ProductValues {
  return {
    title: product?.title ?? '',
    sku: product?.sku ?? '',
    category: product?.category ?? 'audio',
    brand: product?.brand ?? '',
    description: product?.description ?? '',
    price: product?.price ?? '',
    cost: product?.cost ?? '',
    totalUnit: product?.totalUnit ?? 0,
    stockThreshold: product?.stockThreshold ?? 10,
    rating: String(product?.rating ?? USUAL_RATING),
    freeShipping: product?.freeShipping ?? false,
    isActive: product?.isActive ?? true,
    pictures: product ? picturesOf(product) : [],
  };
}

export function productInput({ title, sku, brand, pictures, ...values }: ProductValues) {
  return {
    ...values,
    title: title.trim(),
    ...(sku.trim() && { sku: sku.trim() }),
    brand: brand.trim(),
    price: Number(values.price),
    cost: values.cost === '' ? null : Number(values.cost),
    totalUnit: Number(values.totalUnit),
    stockThreshold: Number(values.stockThreshold),
    rating: Number(values.rating),
    ...pictureInput(pictures),
  };
}

type Options = RecordFormOptions<ProductValues, ProductForm_ProductFragment>;

export function useProductForm(
  options: Pick<Options, 'name' | 'stored' | 'save' | 'leave'> & Partial<Pick<Options, 'valuesOf'>>,
) {
  const { t } = useTranslation('common');
  const required = (value: string) => (value.trim() === '' ? t('fieldRequired') : null);
  const number = useNumberCheck();
  return useRecordForm<ProductValues, ProductForm_ProductFragment>({
    valuesOf: productValues,
    ...options,
    formNames: { imgUrl: 'pictures', imgAlt: 'pictures', morePictures: 'pictures' },
    validate: {
      title: required,
      brand: required,
      price: number(moneyLimits),
      cost: number(moneyLimits, { isRequired: false }),
      totalUnit: number(stockLimits),
      stockThreshold: number(stockLimits),
    },
  });
}
