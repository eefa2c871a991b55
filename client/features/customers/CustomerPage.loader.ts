import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRecordPage } from '../../records/page/loadRecordPage.ts';
import { CustomerPageDocument } from './CustomerPage.generated.ts';

export const loader = (given: LoaderFunctionArgs) => loadRecordPage(given, CustomerPageDocument);
