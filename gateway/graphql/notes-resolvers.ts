import type { Resolvers } from './generated/resolvers.ts';
import { requireRead } from '../records/access.ts';
import { requireNotesAllowed, writeNote } from '../records/notes/note-changes.ts';
import { listNotes } from '../records/notes/notes.store.ts';

export const notesResolvers: Resolvers = {
  Query: {
    notes: (_source, of, context) => {
      requireRead(context, requireNotesAllowed(context, of.kind));
      return listNotes(context.db, of);
    },
  },
  Mutation: {
    addNote: async (_source, { input }, context) => ({ note: await writeNote(context, input) }),
  },
};
