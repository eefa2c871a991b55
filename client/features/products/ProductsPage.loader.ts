import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRecordsPage } from '../../records/list/loadRecordsPage.ts';
import { ProductsPageDocument } from './ProductsPage.generated.ts';

export const loader = (given: LoaderFunctionArgs) =>
  loadRecordsPage(given, () => ProductsPageDocument);
