import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { RecordPage } from '../../components/RecordPage.tsx';
import { EditProduct } from './EditProduct.tsx';
import { NewProduct } from './NewProduct.tsx';
import type { loader } from './ProductFormPage.loader.ts';

type Read = NonNullable<ReturnType<typeof loader>>;

export function ProductFormPage() {
  const { t } = useTranslation('products');
  const read = useLoaderData<ReturnType<typeof loader>>();
  const { id } = useParams();
  if (read && id) return <ChangedProduct read={read} />;
  return (
    <>
      <PageTitle title={t('form.newTitle')} />
      {read ? <CopiedProduct read={read} /> : <NewProduct />}
    </>
  );
}

function ChangedProduct({ read }: { read: Read }) {
  const { t } = useTranslation('products');
  const { product } = useReadQuery(read).data;
  return (
    <RecordPage title={product?.title} list={{ name: t('title'), path: paths.products }}>
      {product ? <EditProduct key={product.id} product={product} /> : null}
    </RecordPage>
  );
}

function CopiedProduct({ read }: { read: Read }) {
  const { product } = useReadQuery(read).data;
  return <NewProduct original={product ?? undefined} />;
}
