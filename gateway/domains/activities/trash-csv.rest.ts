import { identifier, moment, readOnly } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';
import { kind } from './activity-words.ts';

export const trashExport = listExport({
  list: 'trash',
  fileName: { en: 'trash', 'pt-BR': 'lixeira' },
  operation: graphql(`
    query TrashCsv($kind: [String!], $after: String) {
      trash(first: 100, after: $after, kind: $kind) {
        nodes {
          id
          title
          kind
          at
          by {
            name
          }
        }
      }
    }
  `),
  // The file is filtered by kind only.
  variables: ({ filter }) => ({ kind: (filter as { kind?: string[] } | null)?.kind ?? null }),
  page: (data) => data.trash,
  columns: (column) => [
    column('title', readOnly, { en: 'Record', 'pt-BR': 'Registro' }),
    column('kind', kind, { en: 'Kind', 'pt-BR': 'Tipo' }),
    column('at', moment, { en: 'Deleted', 'pt-BR': 'Excluído' }),
    column('by', readOnly, { en: 'Who', 'pt-BR': 'Quem', value: (record) => record.by?.name }),
    column('id', identifier, { en: 'Id', 'pt-BR': 'Id' }),
  ],
});
