import type { Resolvers } from './generated/resolvers.ts';
import { ownersByIds } from '../database/owners.ts';
import { readableRow } from '../records/hosts.ts';
import {
  addNote,
  deleteNote,
  readableNote,
  requireReadableNotes,
  updateNote,
} from '../records/notes/note-changes.ts';
import { mentionable } from '../records/notes/mentions.ts';
import { listNotes } from '../records/notes/notes.store.ts';

export const notesResolvers: Resolvers = {
  Query: {
    note: async (_source, { id }, context) => (await readableNote(context, id)) ?? null,
    notes: async (_source, of, context) => {
      await requireReadableNotes(context, of);
      return listNotes(context.db, of);
    },
    async mentionable(_source, { text, ...of }, context) {
      const record = await requireReadableNotes(context, of);
      return mentionable(context, { record, row: await readableRow(context, of) }, text);
    },
  },
  Mutation: {
    addNote: (_source, { input }, context) => addNote(context, input),
    updateNote: (_source, { input }, context) => updateNote(context, input),
    deleteNote: (_source, { input }, context) => deleteNote(context, input),
  },
  NoteMention: {
    account: async ({ accountId }, _args, { load }) => (await load(ownersByIds, accountId)) ?? null,
  },
};
