import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRecordPage } from '../../records/page/loadRecordPage.ts';
import { UserPageDocument } from './UserPage.generated.ts';

export const loader = (given: LoaderFunctionArgs) => loadRecordPage(given, UserPageDocument);
