import { session } from './session.ts';

/** Takes a change back. Resolves to false when it can be tried again. */
export type Undo = () => Promise<boolean> | void;

interface Undoable {
  id: string;
  undo: Undo;
}

/** What this tab's session can take back, the last change at the end. */
let stack: Undoable[] = [];

/** One after the other: each is the last change once the one after it is taken back. */
let turn: Promise<unknown> = Promise.resolve();

session.onEnd(() => {
  stack = [];
  turn = Promise.resolve();
});

export function addUndo(undoable: Undoable): void {
  stack.push(undoable);
}

/** Takes one back that is on the stack. */
export function runUndo(id: string): void {
  const undoable = stack.find((each) => each.id === id);
  if (!undoable) return;
  const place = stack.indexOf(undoable);
  stack = stack.filter((each) => each !== undoable);
  turn = turn.then(async () => {
    if ((await undoable.undo()) === false) stack.splice(place, 0, undoable);
  });
}

/** Takes back the last change; false when there is none. */
export function undoLast(): boolean {
  const last = stack.at(-1);
  if (last) runUndo(last.id);
  return last !== undefined;
}
