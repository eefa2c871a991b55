import { useTranslation } from 'react-i18next';
import { PictureGallery } from '../../ui/PictureGallery.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordDetails } from '../../records/page/RecordDetails.tsx';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import styles from './ProductDetails.module.css';
import { ProductMargin } from './ProductMargin.tsx';
import { picturesOf } from './productPictures.ts';
import { ProductStock } from './ProductStock.tsx';
import { ProductRating } from './ProductRating.tsx';

interface Props {
  declaration: RecordDeclaration;
  product: ProductForm_ProductFragment;
}

export function ProductDetails({ declaration, product }: Props) {
  const { t } = useTranslation(['products', 'records']);
  const pictures = picturesOf(product);
  return (
    <RecordDetails
      declaration={declaration}
      record={product}
      sections={[
        { details: ['title', 'sku', 'category', 'brand', 'rating', 'description'] },
        {
          title: t('form.priceAndStock'),
          details: [
            'price',
            'cost',
            [
              t('records:fieldsOf.Product.margin'),
              product.cost === null ? null : <ProductMargin key="margin" {...product} />,
            ],
            'totalUnit',
            'stockThreshold',
            'freeShipping',
            'isActive',
          ],
        },
      ]}
      elsewhere={['imgUrl', 'imgAlt']}
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
