import { mutationsEnded } from './pendingMutations.ts';
import { session } from './session.ts';
import { parsed } from './storage.ts';

/** Resolves to false when it can be retried. */
export type Undo = () => Promise<boolean> | void;

/** The only record that a change created or deleted. */
export interface AboutRecord {
  page: string;
  /** The page to open when the shown page is the record's, and an undo or redo removes the record. */
  list: string;
}

export interface ActivityUndo {
  activityId: string;
  recordId?: string;
  undone: string;
  /** The message after redoing. */
  done?: string;
  about?: AboutRecord | undefined;
  /** The form that created the record: it has the typed values again when the record is removed. */
  draft?: NamedDraft | undefined;
}

export interface NamedDraft {
  name: string;
  content: object;
}

interface Undoable {
  id: string;
  undo: Undo;
  /** The activity that undoes it after a reload. */
  activity?: ActivityUndo | undefined;
}

/** An entry that was stored before a reload has only the activity of its change. */
interface Entry extends Omit<Undoable, 'undo'> {
  undo?: Undo;
  /** The time of the change, in milliseconds. */
  at: number;
}

const KEY = 'undo';
const MOST_STORED = 20;
const STORED_FOR_MS = 60 * 60 * 1000;

/** The changes of this tab's session, oldest first; a new change empties `undone`. */
interface Kept {
  entries: Entry[];
  undone: Entry[];
}

let kept: Kept | undefined;

/** Whether the last save changed nothing, until something is changed or Ctrl+Z is pressed. */
let isUnchanged = false;

/** The running undo or redo: they run one at a time, the last change first. */
let turn: Promise<unknown> = Promise.resolve();

interface Stack {
  read: () => Entry[];
  write: (next: Entry[]) => void;
}

const changes: Stack = {
  read: () => read().entries,
  write: (entries) => write({ ...read(), entries }),
};
const undos: Stack = {
  read: () => read().undone,
  write: (undone) => write({ ...read(), undone }),
};

session.onEnd(() => {
  kept = undefined;
  isUnchanged = false;
  turn = Promise.resolve();
  sessionStorage.removeItem(KEY);
});

export function addUndo(undoable: Undoable, { isRepeated = false } = {}): void {
  isUnchanged = false;
  const { entries, undone } = read();
  const added = { ...undoable, at: Date.now() };
  write({ entries: [...entries, added], undone: isRepeated ? undone : [] });
}

/** Makes the next Ctrl+Z undo nothing, because the last save changed nothing. No older change is lost. */
export function addUnchanged(): void {
  isUnchanged = true;
}

export function addRedo(redoable: Undoable): void {
  undos.write([...undos.read(), { ...redoable, at: Date.now() }]);
}

/** Gives a change from before a reload an undo function again, which uses its stored activity. */
export function resumeUndo(id: string, undo: (activity?: ActivityUndo) => ReturnType<Undo>): void {
  const entry = changes.read().find((each) => each.id === id);
  if (entry) entry.undo ??= () => undo(entry.activity);
}

/** Undoes a change. Returns false when it is not, or no longer, on the stack. */
export const runUndo = (id: string) => runOne(changes, id);

export const runRedo = (id: string) => runOne(undos, id);

type ByActivity = (activity: ActivityUndo) => Promise<boolean>;

export function undoLast(undoActivity: ByActivity, sayNothing?: () => void): boolean {
  const isAny = isUnchanged || changes.read().length > 0;
  takeInTurn(changes, lastOnceKnown, undoActivity, sayNothing);
  return isAny;
}

async function lastOnceKnown(): Promise<Entry | undefined> {
  await mutationsEnded();
  const last = isUnchanged ? undefined : changes.read().at(-1);
  isUnchanged = false;
  return last;
}

export const redoLast = (redoActivity: ByActivity, sayNothing: () => void) =>
  takeInTurn(undos, () => undos.read().at(-1), redoActivity, sayNothing);

function runOne(from: Stack, id: string): boolean {
  const find = () => from.read().find((each) => each.id === id && each.undo);
  if (!find()) return false;
  takeInTurn(from, find);
  return true;
}

function takeInTurn(
  from: Stack,
  find: () => Entry | undefined | Promise<Entry | undefined>,
  undoActivity?: ByActivity,
  sayNothing?: () => void,
): void {
  async function take() {
    const entry = await find();
    if (!entry) return sayNothing?.();
    const place = from.read().indexOf(entry);
    from.write(from.read().filter((each) => each !== entry));
    const result = await (entry.undo ? entry.undo() : undoActivity?.(entry.activity!));
    if (result === false) from.write(from.read().toSpliced(place, 0, entry));
  }
  turn = turn.then(take, take);
}

interface Stored extends Kept {
  userId: string;
}

function read(): Kept {
  if (kept) return kept;
  const stored = parsed<Partial<Stored>>(sessionStorage.getItem(KEY));
  const isOwn = stored?.userId === session.read().user?.id;
  const recent = (entries: Entry[] = []) =>
    isOwn ? entries.filter(({ at }) => Date.now() - at < STORED_FOR_MS) : [];
  kept = { entries: recent(stored?.entries), undone: recent(stored?.undone) };
  return kept;
}

function write(next: Kept): void {
  kept = next;
  const userId = session.read().user?.id;
  const [entries, undone] = [storable(next.entries), storable(next.undone)];
  sessionStorage.setItem(KEY, JSON.stringify({ userId, entries, undone }));
}

/** Returns the changes that can be stored: those newer than the last one without an activity. JSON omits functions. */
const storable = (entries: readonly Entry[]) =>
  entries.slice(entries.findLastIndex(({ activity }) => !activity) + 1).slice(-MOST_STORED);
