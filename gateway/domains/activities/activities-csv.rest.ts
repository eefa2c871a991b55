import { identifier, moment, readOnly, whole } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';
import { action, kind } from './activity-words.ts';

export const activitiesExport = listExport({
  list: 'activities',
  fileName: { en: 'activity', 'pt-BR': 'atividade' },
  operation: graphql(`
    query ActivitiesCsv($filter: ActivityFilter, $after: String) {
      activities(first: 100, after: $after, filter: $filter) {
        nodes {
          id
          at
          by {
            name
          }
          action
          kind
          title
          changeCount
        }
      }
    }
  `),
  page: (data) => data.activities,
  columns: (column) => [
    column('at', moment, { en: 'When', 'pt-BR': 'Quando' }),
    column('by', readOnly, { en: 'Who', 'pt-BR': 'Quem', value: (record) => record.by?.name }),
    column('action', action, { en: 'Action', 'pt-BR': 'Ação' }),
    column('kind', kind, { en: 'Kind', 'pt-BR': 'Tipo' }),
    column('title', readOnly, { en: 'Record', 'pt-BR': 'Registro' }),
    column('changeCount', whole, { en: 'Records', 'pt-BR': 'Registros' }),
    column('id', identifier, { en: 'Id', 'pt-BR': 'Id' }),
  ],
});
