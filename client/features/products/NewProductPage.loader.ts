import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { EditProductPageDocument } from './EditProductPage.generated.ts';

/** The product that the new one starts as, when the address names one. */
export function loader({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('from');
  return id ? preloadQuery(EditProductPageDocument, { variables: { id } }) : null;
}
