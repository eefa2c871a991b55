import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { EditInvoicePageDocument } from './EditInvoicePage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params.id ?? '' };
  return preloadQuery(EditInvoicePageDocument, { variables, fetchPolicy: 'cache-and-network' });
}
