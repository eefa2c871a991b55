import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPreview } from '../list/loadPreview.ts';
import { loadDeclaration } from '../loadDeclaration.ts';
import { resourceOf } from '../resources.ts';
import { loadRecordPage } from './loadRecordPage.ts';

export async function loader(given: LoaderFunctionArgs) {
  const declaration = await loadDeclaration(given);
  const content = await loadPreview(resourceOf(declaration.kind)!);
  return { content, ...(await loadRecordPage(given, content.query(declaration))) };
}
