import type { boardFields as english } from './boards.en.ts';

export const boardFields: Record<keyof typeof english, string> = {
  boardId: 'Quadro',
  columnId: 'Coluna',
  rank: 'Posição',
  position: 'Posição na lista',
  coverImage: 'Capa',
  boardMemberships: 'Membros',
  boardColumns: 'Colunas',
  cards: 'Cartões',
  cardMembers: 'Membros',
  cardLabels: 'Etiquetas',
  cardAttachments: 'Anexos',
  cardComments: 'Comentários',
};
