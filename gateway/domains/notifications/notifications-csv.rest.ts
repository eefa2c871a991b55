import { choice, moment, readOnly } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';

const heading = choice({
  Message: { en: 'Message', 'pt-BR': 'Mensagem' },
  Alert: { en: 'Alert', 'pt-BR': 'Aviso' },
});

export const notificationsExport = listExport({
  list: 'notifications',
  fileName: { en: 'notifications', 'pt-BR': 'notificacoes' },
  operation: graphql(`
    query NotificationsCsv($filter: NotificationFilter, $sort: NotificationSort, $after: String) {
      notifications(first: 100, after: $after, filter: $filter, sort: $sort) {
        nodes {
          timestamp
          heading
          title
          subtitle
          path
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  page: (data) => data.notifications,
  columns: (column) => [
    column('timestamp', moment, { en: 'When', 'pt-BR': 'Quando' }),
    column('heading', heading, { en: 'Kind', 'pt-BR': 'Tipo' }),
    column('title', readOnly, { en: 'What happened', 'pt-BR': 'O que aconteceu' }),
    column('subtitle', readOnly, { en: 'What to', 'pt-BR': 'Com o quê' }),
    column('path', readOnly, { en: 'Page', 'pt-BR': 'Página' }),
  ],
});
