import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { openDefaultView } from '../../components/openDefaultView.ts';
import { listVariables } from '../../components/useListParams.ts';
import { projectFilterIn, projectSortFields } from './projectsList.ts';
import { ProjectsPageDocument } from './ProjectsPage.generated.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const list = preloadQuery(ProjectsPageDocument, {
    variables: {
      ...listVariables(searchParams, projectSortFields),
      filter: projectFilterIn(searchParams),
    },
    fetchPolicy: 'cache-and-network',
  });
  await openDefaultView(request, 'projects');
  return list;
}
