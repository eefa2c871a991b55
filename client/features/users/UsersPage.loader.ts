import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRecordsPage } from '../../records/list/loadRecordsPage.ts';
import { UsersPageDocument } from './UsersPage.generated.ts';

export const loader = (given: LoaderFunctionArgs) =>
  loadRecordsPage(given, () => UsersPageDocument);
