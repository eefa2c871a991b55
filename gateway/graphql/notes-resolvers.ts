import type { Resolvers } from './generated/resolvers.ts';
import { requireGroup } from '../records/caller.ts';
import { notable, writeNote } from '../records/notes/note-changes.ts';
import { listNotes } from '../records/notes/notes.store.ts';

export const notesResolvers: Resolvers = {
  Query: {
    notes: (_source, of, context) => {
      requireGroup(context, notable(context, of.kind).attaching.read);
      return listNotes(context.db, of);
    },
  },
  Mutation: {
    addNote: async (_source, { input }, context) => ({ note: await writeNote(context, input) }),
  },
};
