import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPeek } from '../list/loadPeek.ts';
import { loadDeclaration } from '../loadDeclaration.ts';
import { resourceOf } from '../resources.ts';
import { loadRecordPage } from './loadRecordPage.ts';

export async function loader(given: LoaderFunctionArgs) {
  const declaration = await loadDeclaration(given);
  const content = await loadPeek(resourceOf(declaration.kind)!);
  return { content, ...(await loadRecordPage(given, content.query(declaration))) };
}
