import { moment, readOnly, yesOrNo } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { textOfHtml } from '../../html-text.ts';
import { graphql } from '../../rest/generated/gql.ts';

export const messagesExport = listExport({
  list: 'messages',
  fileName: { en: 'inbox', 'pt-BR': 'caixa-de-entrada' },
  operation: graphql(`
    query MessagesCsv($filter: MessageFilter, $sort: MessageSort, $after: String) {
      messages(first: 100, after: $after, filter: $filter, sort: $sort) {
        nodes {
          date
          sender {
            name
          }
          subject
          isRead
          message
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  page: (data) => data.messages,
  columns: (column) => [
    column('date', moment, { en: 'When', 'pt-BR': 'Quando' }),
    column('sender', readOnly, { en: 'From', 'pt-BR': 'De', value: ({ sender }) => sender.name }),
    column('subject', readOnly, { en: 'Subject', 'pt-BR': 'Assunto' }),
    column('isRead', yesOrNo, { en: 'Read', 'pt-BR': 'Lida' }),
    column('message', readOnly, {
      en: 'Text',
      'pt-BR': 'Texto',
      value: ({ message }) => textOfHtml(message),
    }),
  ],
});
