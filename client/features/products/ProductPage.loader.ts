import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRecordPage } from '../../records/page/loadRecordPage.ts';
import { ProductPageDocument } from './ProductPage.generated.ts';

export const loader = (given: LoaderFunctionArgs) => loadRecordPage(given, ProductPageDocument);
