import type { KeyGroup } from '../../core/keyTable.ts';

interface OtherKey {
  keys: readonly string[];
  /** Whether it is for those who can change what is shown. */
  isForEditors?: true;
}

const ARROWS = ['↑', '↓', '←', '→'];

/** Keys that are no single letters and stay on when those are off, by group and action. */
export const otherKeys = {
  everywhere: {
    palette: { keys: ['Ctrl', 'K'] },
    undo: { keys: ['Ctrl', 'Z'] },
    redo: { keys: ['Ctrl', 'Shift', 'Z'] },
  },
  lists: {
    open: { keys: ['Enter'] },
    preview: { keys: ['Space'] },
    range: { keys: ['Shift', 'Click'], isForEditors: true },
    clear: { keys: ['Esc'] },
  },
  record: {},
  todos: { open: { keys: ['Enter'] } },
  board: { open: { keys: ['Enter'] } },
  calendar: {
    open: { keys: ['Enter'] },
    move: { keys: ['Space'], isForEditors: true },
    place: { keys: ARROWS, isForEditors: true },
    length: { keys: ['Shift', '↑', '↓'], isForEditors: true },
  },
  inbox: {},
} as const satisfies Record<KeyGroup, Record<string, OtherKey>>;
