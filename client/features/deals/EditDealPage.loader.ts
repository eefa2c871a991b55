import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../components/record-form/formQuery.ts';
import { EditDealPageDocument } from './EditDealPage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return preloadForm(EditDealPageDocument, { id: params.id ?? '' });
}
