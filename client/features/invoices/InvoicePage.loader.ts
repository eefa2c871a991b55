import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { InvoicePageDocument } from './InvoicePage.generated.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params.id ?? '' };
  return preloadQuery(InvoicePageDocument, { variables, fetchPolicy: 'cache-and-network' });
}
