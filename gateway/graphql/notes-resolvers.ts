import type { Resolvers } from './generated/resolvers.ts';
import {
  addNote,
  deleteNote,
  readableNote,
  requireReadableNotes,
  updateNote,
} from '../records/notes/note-changes.ts';
import { listNotes } from '../records/notes/notes.store.ts';

export const notesResolvers: Resolvers = {
  Query: {
    note: async (_source, { id }, context) => (await readableNote(context, id)) ?? null,
    notes: async (_source, of, context) => {
      await requireReadableNotes(context, of);
      return listNotes(context.db, of);
    },
  },
  Mutation: {
    addNote: (_source, { input }, context) => addNote(context, input),
    updateNote: (_source, { input }, context) => updateNote(context, input),
    deleteNote: (_source, { input }, context) => deleteNote(context, input),
  },
};
