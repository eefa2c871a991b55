import { newId } from '../../database/new-id.ts';
import { rowsById } from '../../database/rows-by.ts';
import type { UpdateCardInput } from '../../graphql/generated/resolvers.ts';
import type { NoteRow } from '../../records/generated/rows.ts';
import { newNote, textChange } from '../../records/notes/note-changes.ts';
import { noteRecord } from '../../records/notes/notes.record.ts';
import { newestNotesOf, nextNoteTime, noteCountsOf } from '../../records/notes/notes.store.ts';
import { deleteChange } from '../../records/write/changes.ts';
import { takenIdConflict } from '../../records/write/unique-conflict.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { most } from './boards.rules.ts';
import { type Comment, commentChanges, type NewComment } from './comments.rules.ts';

const notesByCardIds = newestNotesOf('Card', most.comments);
export const noteCountsByCardIds = noteCountsOf('Card');

const commentOf = ({ id, accountId, text, at }: NoteRow): Comment => ({
  ...{ id, uid: accountId, text, time: at },
});

/** Returns the notes on a card as the comments that they were, oldest first. */
export async function commentsOn({ load }: Pick<Context, 'load'>, cardId: string) {
  return ((await load(notesByCardIds, cardId)) ?? []).toReversed().map(commentOf);
}

/** Writes the notes on a card to which a list of all its comments leads. */
export async function writeComments(
  context: Context,
  unit: UnitOfWork,
  { id, comments }: Pick<UpdateCardInput, 'id' | 'comments'>,
): Promise<void> {
  if (!comments) return;
  const callerId = requireCaller(context).account.id;
  const { db, write } = unit;
  const notes = (await notesByCardIds(db, [id])).get(id) ?? [];
  const stored = notes.toReversed().map(commentOf);
  const { added, changed, removed } = commentChanges(comments, { stored, callerId });
  if (added.length > 0) await addNotes(context, unit, { cardId: id, added });
  await write(changed.map(({ id: noteId, text }) => textChange({ id: noteId }, text)));
  await write(removed.map((note) => deleteChange(noteRecord, note)));
}

interface Added {
  cardId: string;
  added: readonly NewComment[];
}

async function addNotes(context: Context, { db, write }: UnitOfWork, { cardId, added }: Added) {
  const ids = added.map((each) => each.id ?? newId());
  const taken = await rowsById('notes')(db, ids);
  if (taken.size > 0 || new Set(ids).size < ids.length) throw takenIdConflict('comments');
  const host = { kind: 'Card', id: cardId };
  const first = Date.parse(await nextNoteTime(db, host));
  await write(
    added.map(({ text }, index) => {
      const at = new Date(first + index).toISOString();
      return newNote(context, host, { id: ids[index]!, text, at });
    }),
  );
}
