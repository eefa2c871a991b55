import { createContext } from 'react';
import type { BoardFragment } from './BoardPage.generated.ts';

/** All of the board, for what opens on one card: as a property they would have each card render when one moves. */
export const BoardColumnsContext = createContext<BoardFragment['columns']>([]);
