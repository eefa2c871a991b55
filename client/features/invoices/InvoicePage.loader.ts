import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRecordPage } from '../../records/page/loadRecordPage.ts';
import { InvoicePageDocument } from './InvoicePage.generated.ts';

export const loader = (given: LoaderFunctionArgs) => loadRecordPage(given, InvoicePageDocument);
