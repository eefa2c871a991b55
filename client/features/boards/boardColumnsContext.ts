import { createContext } from 'react';
import type { BoardFragment } from './BoardPage.generated.ts';

/** All columns of the board, for what opens on one card: as a property they would render each card when one moves. */
export const BoardColumnsContext = createContext<BoardFragment['columns']>([]);
