import type { texts as english } from './boards.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Board: 'quadro', BoardColumn: 'coluna', BoardLabel: 'etiqueta', Card: 'cartão' },
  synonyms: { Board: 'kanban' },
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
  fieldsOf: {
    Board: {
      title: 'Título',
      members: 'Membros',
      columns: 'Colunas',
      boardMemberships: 'Membros',
    },
    BoardColumn: { rank: 'Posição', title: 'Título', boardId: 'Quadro', cards: 'Cartões' },
    BoardLabel: {
      position: 'Posição na lista',
      title: 'Título',
      color: 'Cor',
      boardId: 'Quadro',
      cardLabels: 'Cartões',
    },
    Card: {
      title: 'Título',
      columnId: 'Coluna',
      boardId: 'Quadro',
      coverImage: 'Capa',
      description: 'Descrição',
      descriptionHtml: 'Descrição formatada',
      members: 'Membros',
      labels: 'Etiquetas',
      attachments: 'Anexos',
      rank: 'Posição',
    },
  },
  choicesOf: {
    BoardLabel: {
      color: { primary: 'Petróleo', secondary: 'Âmbar', green: 'Verde', error: 'Vermelho' },
    },
  },
};
