import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../components/record-form/formQuery.ts';
import { ProductFormPageDocument } from './ProductFormPage.generated.ts';

/** The edited or copied product; null for an empty form. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.id ?? new URL(request.url).searchParams.get('from');
  if (!id) return null;
  return preloadForm(ProductFormPageDocument, { id });
}
