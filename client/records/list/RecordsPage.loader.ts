import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { openDefaultView } from '../../components/openDefaultView.ts';
import { listVariables } from '../../components/useListParams.ts';
import { documentsOf } from '../documents.ts';
import { loadDeclaration } from '../loadDeclaration.ts';
import { filterIn } from './filters.ts';

export async function loader(given: LoaderFunctionArgs) {
  const declaration = await loadDeclaration(given);
  const { searchParams } = new URL(given.request.url);
  const sortFields = declaration.fields.filter(({ isSortable }) => isSortable);
  const list = preloadQuery(documentsOf(declaration).list, {
    variables: {
      ...listVariables(
        searchParams,
        sortFields.map(({ name }) => name),
      ),
      filter: filterIn(declaration, searchParams),
    },
    fetchPolicy: 'cache-and-network',
  });
  await openDefaultView(given.request, declaration.many);
  return { declaration, list };
}
