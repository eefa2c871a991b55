import { preloadForm } from '../../records/form/formQuery.ts';
import { loadDeclarations } from '../../records/loadDeclaration.ts';
import { CompanyPageDocument } from './CompanyPage.generated.ts';

export async function loader() {
  const company = preloadForm(CompanyPageDocument, {});
  const declaration = (await loadDeclarations()).find(({ kind }) => kind === 'Company')!;
  return { company, declaration };
}
