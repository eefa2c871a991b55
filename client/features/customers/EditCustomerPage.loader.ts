import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../components/record-form/formQuery.ts';
import { EditCustomerPageDocument } from './EditCustomerPage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return preloadForm(EditCustomerPageDocument, { id: params.id ?? '' });
}
