import { session } from './session.ts';
import { parsed } from './storage.ts';

/** Resolves to false when it can be tried again. */
export type Undo = () => Promise<boolean> | void;

export interface ActivityUndo {
  activityId: string;
  recordId?: string;
  undone: string;
  /** Message after redoing, if possible. */
  again?: string;
  backTo?: string;
}

interface Undoable {
  id: string;
  undo: Undo;
  /** With it, it can be undone after a reload. */
  activity?: ActivityUndo | undefined;
}

/** Only an activity is left of a change before a reload. */
interface Entry extends Omit<Undoable, 'undo'> {
  undo?: Undo;
  /** Milliseconds. */
  at: number;
}

const KEY = 'undo';
const MOST_STORED = 20;
const STORED_FOR_MS = 60 * 60 * 1000;

/** Of this tab's session, the last change at the end. */
let stack: Entry[] | undefined;

/** One at a time, the last change first. */
let turn: Promise<unknown> = Promise.resolve();

session.onEnd(() => {
  stack = undefined;
  turn = Promise.resolve();
  sessionStorage.removeItem(KEY);
});

export function addUndo(undoable: Undoable): void {
  write([...read(), { ...undoable, at: Date.now() }]);
}

/** Gives a change before a reload its own undo again. */
export function resumeUndo(id: string, undo: Undo): void {
  const entry = read().find((each) => each.id === id);
  if (entry) entry.undo ??= undo;
}

/** False when it is not on the stack, or no more. */
export function runUndo(id: string): boolean {
  const entry = read().find((each) => each.id === id);
  if (!entry?.undo) return false;
  run(entry, entry.undo);
  return true;
}

export function undoLast(undoActivity: (activity: ActivityUndo) => Promise<boolean>): boolean {
  const last = read().at(-1);
  if (last) run(last, last.undo ?? (() => undoActivity(last.activity!)));
  return last !== undefined;
}

function run(entry: Entry, undo: Undo): void {
  const place = read().indexOf(entry);
  write(read().filter((each) => each !== entry));
  turn = turn.then(async () => {
    if ((await undo()) === false) write(read().toSpliced(place, 0, entry));
  });
}

interface Stored {
  userId: string;
  entries: Entry[];
}

function read(): Entry[] {
  if (stack) return stack;
  const stored = parsed<Stored>(sessionStorage.getItem(KEY));
  const isOwn = stored?.userId === session.read().user?.id;
  const entries = isOwn ? (stored?.entries ?? []) : [];
  stack = entries.filter(({ at }) => Date.now() - at < STORED_FOR_MS);
  return stack;
}

/** Functions are left out of what is stored. */
function write(next: Entry[]): void {
  stack = next;
  const entries = next.filter(({ activity }) => activity).slice(-MOST_STORED);
  const userId = session.read().user?.id;
  sessionStorage.setItem(KEY, JSON.stringify({ userId, entries }));
}
