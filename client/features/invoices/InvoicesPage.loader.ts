import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRecordsPage } from '../../records/list/loadRecordsPage.ts';
import { InvoicesPageDocument } from './InvoicesPage.generated.ts';

export const loader = (given: LoaderFunctionArgs) =>
  loadRecordsPage(given, () => InvoicesPageDocument);
