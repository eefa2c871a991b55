import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../components/record-form/formQuery.ts';
import { ProductFormPageDocument } from './ProductFormPage.generated.ts';

/** The product that is changed, or the one that a new one starts as; null for a new one out of nothing. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.id ?? new URL(request.url).searchParams.get('from');
  if (!id) return null;
  return preloadForm(ProductFormPageDocument, { id });
}
