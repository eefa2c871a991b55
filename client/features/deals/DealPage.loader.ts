import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRecordPage } from '../../records/page/loadRecordPage.ts';
import { DealPageDocument } from './DealPage.generated.ts';

export const loader = (given: LoaderFunctionArgs) => loadRecordPage(given, DealPageDocument);
