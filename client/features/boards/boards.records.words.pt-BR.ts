import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['boards.records']> = {
  kinds: { Board: 'quadro', BoardColumn: 'coluna', BoardLabel: 'etiqueta', Card: 'cartão' },
  counted: {
    Board_one: '{{number}} quadro',
    Board_many: '{{number}} quadros',
    Board_other: '{{number}} quadros',
    BoardColumn_one: '{{number}} coluna',
    BoardColumn_many: '{{number}} colunas',
    BoardColumn_other: '{{number}} colunas',
    BoardLabel_one: '{{number}} etiqueta',
    BoardLabel_many: '{{number}} etiquetas',
    BoardLabel_other: '{{number}} etiquetas',
    Card_one: '{{number}} cartão',
    Card_many: '{{number}} cartões',
    Card_other: '{{number}} cartões',
  },
  fields: {
    descriptionHtml: 'Descrição com formatação',
    boardId: 'Quadro',
    columnId: 'Coluna',
    coverImage: 'Capa',
    boardMemberships: 'Participantes',
    boardColumns: 'Colunas',
    cards: 'Cartões',
    cardMembers: 'Participantes',
    cardLabels: 'Etiquetas',
    cardAttachments: 'Anexos',
    cardComments: 'Comentários',
  },
};
