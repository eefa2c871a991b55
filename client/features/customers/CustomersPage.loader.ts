import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRecordsPage } from '../../records/list/loadRecordsPage.ts';
import { CustomersPageDocument } from './CustomersPage.generated.ts';

export const loader = (given: LoaderFunctionArgs) =>
  loadRecordsPage(given, () => CustomersPageDocument);
