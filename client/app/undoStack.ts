import { session } from './session.ts';

/** Resolves to false when it can be tried again. */
export type Undo = () => Promise<boolean> | void;

interface Undoable {
  id: string;
  undo: Undo;
}

/** Of this tab's session, the last change at the end. */
let stack: Undoable[] = [];

/** One at a time, the last change first. */
let turn: Promise<unknown> = Promise.resolve();

session.onEnd(() => {
  stack = [];
  turn = Promise.resolve();
});

export function addUndo(undoable: Undoable): void {
  stack.push(undoable);
}

/** False when it is not on the stack, or no more. */
export function runUndo(id: string): boolean {
  const undoable = stack.find((each) => each.id === id);
  if (!undoable) return false;
  const place = stack.indexOf(undoable);
  stack = stack.filter((each) => each !== undoable);
  turn = turn.then(async () => {
    if ((await undoable.undo()) === false) stack.splice(place, 0, undoable);
  });
  return true;
}

export function undoLast(): boolean {
  const last = stack.at(-1);
  if (last) runUndo(last.id);
  return last !== undefined;
}
