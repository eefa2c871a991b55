import { makeBoards } from '../../../seed/boards.ts';
import type { Domain } from '../../services/domain.ts';
import { boardRecord, cardRecord, columnRecord, labelRecord } from './boards.record.ts';
import { boardsResolvers } from './boards.resolvers.ts';
import { boardsRest } from './boards.rest.ts';
import { cardsExport } from './cards-csv.rest.ts';

export const boards: Domain = {
  name: 'boards',
  resolvers: boardsResolvers,
  rest: boardsRest,
  exports: [cardsExport],
  csv: {
    Board: {
      fileName: { en: 'boards', 'pt-BR': 'quadros' },
      columns: { title: {} },
    },
  },
  seed: makeBoards,
  records: [boardRecord, columnRecord, cardRecord, labelRecord],
};
