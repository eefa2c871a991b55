import { useTranslation } from 'react-i18next';
import { PictureGallery } from '../../ui/PictureGallery.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordFacts } from '../../records/page/RecordFacts.tsx';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import styles from './ProductFacts.module.css';
import { ProductMargin } from './ProductMargin.tsx';
import { picturesOf } from './productPictures.ts';
import { ProductStock } from './ProductStock.tsx';
import { useProductWords } from './useProductWords.ts';
import { ProductRating } from './ProductRating.tsx';

interface Props {
  declaration: RecordDeclaration;
  product: ProductForm_ProductFragment;
}

export function ProductFacts({ declaration, product }: Props) {
  const { t } = useTranslation('products');
  const pictures = picturesOf(product);
  return (
    <RecordFacts
      declaration={declaration}
      record={product}
      words={useProductWords()}
      sections={[
        { facts: ['title', 'sku', 'category', 'brand', 'rating', 'description'] },
        {
          title: t('form.priceAndStock'),
          facts: [
            'price',
            'cost',
            [
              t('fields.margin'),
              product.cost === null ? null : <ProductMargin key="margin" {...product} />,
            ],
            'totalUnit',
            'stockThreshold',
            'freeShipping',
            'isActive',
          ],
        },
      ]}
      shows={{
        totalUnit: <ProductStock {...product} />,
        rating: <ProductRating rating={product.rating} />,
      }}
      picture={
        pictures.length > 0 ? (
          <PictureGallery className={styles.picture!} pictures={pictures} />
        ) : null
      }
    />
  );
}
