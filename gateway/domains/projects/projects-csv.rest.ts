import { moment, readOnly, whole } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';

export const projectsExport = listExport({
  list: 'projects',
  fileName: { en: 'projects', 'pt-BR': 'projetos' },
  operation: graphql(`
    query ProjectsCsv($filter: ProjectFilter, $sort: ProjectSort, $after: String) {
      projects(first: 100, after: $after, filter: $filter, sort: $sort) {
        nodes {
          projectName
          userName
          email
          date
          comment
          revision
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  page: (data) => data.projects,
  columns: (column) => [
    column('projectName', readOnly, { en: 'Project', 'pt-BR': 'Projeto' }),
    column('userName', readOnly, { en: 'Who answers for it', 'pt-BR': 'Responsável' }),
    column('email', readOnly, { en: 'E-mail', 'pt-BR': 'E-mail' }),
    column('date', moment, { en: 'Last worked on', 'pt-BR': 'Última atividade' }),
    column('comment', whole, { en: 'Comments', 'pt-BR': 'Comentários' }),
    column('revision', whole, { en: 'Revisions', 'pt-BR': 'Revisões' }),
  ],
});
