import { identifier, readOnly, whole } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { invalid, notFound, REQUIRED } from '../../errors/errors.ts';
import { graphql } from '../../rest/generated/gql.ts';
import type { CardsCsvQuery } from '../../rest/generated/graphql.ts';

interface CardFilter {
  boardId?: string;
  member?: string | null;
  label?: string | null;
}

/** The export reads one page, because a board holds at most 2,000 cards. */
export const cardsExport = listExport({
  list: 'cards',
  fileName: { en: 'cards', 'pt-BR': 'cartoes' },
  operation: graphql(`
    query CardsCsv($id: ID!) {
      board(id: $id) {
        columns {
          title
          cards {
            id
            title
            members
            labels
            description
            attachments {
              id
            }
            noteCount
          }
        }
      }
      boardLabels {
        id
        title
      }
      boardMembers {
        id
        name
      }
    }
  `),
  variables({ filter }) {
    const id = (filter as CardFilter | null)?.boardId;
    if (typeof id !== 'string') throw invalid({ 'filter.boardId': REQUIRED });
    return { id };
  },
  page: (data, filter) => ({ nodes: cardsOf(data, (filter ?? {}) as CardFilter), ...onlyPage }),
  columns: (column) => [
    column('title', readOnly, { en: 'Card', 'pt-BR': 'Cartão' }),
    column('column', readOnly, { en: 'Column', 'pt-BR': 'Coluna' }),
    column('members', readOnly, { en: 'Members', 'pt-BR': 'Membros' }),
    column('labels', readOnly, { en: 'Labels', 'pt-BR': 'Etiquetas' }),
    column('description', readOnly, { en: 'Description', 'pt-BR': 'Descrição' }),
    column('attachmentCount', whole, { en: 'Attachments', 'pt-BR': 'Anexos' }),
    column('noteCount', whole, { en: 'Notes', 'pt-BR': 'Notas' }),
    column('id', identifier, { en: 'Id', 'pt-BR': 'Id' }),
  ],
});

const onlyPage = { pageInfo: { hasNextPage: false, endCursor: null } };

function cardsOf({ board, boardLabels, boardMembers }: CardsCsvQuery, filter: CardFilter) {
  if (!board) throw notFound('Board');
  const passes = ({ members, labels }: { members: readonly string[]; labels: readonly string[] }) =>
    (!filter.member || members.includes(filter.member)) &&
    (!filter.label || labels.includes(filter.label));
  const names = new Map([
    ...boardLabels.map(({ id, title }) => [id, title] as const),
    ...boardMembers.map(({ id, name }) => [id, name] as const),
  ]);
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(', ');
  return board.columns.flatMap((column) =>
    column.cards.filter(passes).map(({ id, title, description, ...card }) => ({
      id,
      title,
      column: column.title,
      members: named(card.members),
      labels: named(card.labels),
      description,
      attachmentCount: card.attachments.length,
      noteCount: card.noteCount,
    })),
  );
}
