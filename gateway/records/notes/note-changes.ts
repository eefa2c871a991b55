import { newId } from '../../database/new-id.ts';
import { invalid, notFound, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { textErrors } from '../../formats/entered.ts';
import { requireWrite } from '../access.ts';
import { hostOf } from '../attachments.ts';
import { requireCaller } from '../caller.ts';
import { createChange } from '../write/changes.ts';
import { commit } from '../write/commit.ts';
import type { RecordContext } from '../context.ts';
import type { NoteRow } from '../generated/rows.ts';
import { capitalNoun } from '../declare/record.ts';
import { noteRecord } from './notes.record.ts';

const LONGEST = 2_000;

interface NewNote {
  kind: string;
  id: string;
  text: string;
}

export async function writeNote(context: RecordContext, input: NewNote): Promise<NoteRow> {
  const { kind: recordKind, id: recordId } = input;
  const record = requireNotesAllowed(context, recordKind);
  requireWrite(context, record, { action: 'update' });
  const text = input.text.trim();
  refuseErrors(textErrors([['text', text, LONGEST, true]]));
  const { id: accountId, name: accountName } = requireCaller(context).account;
  const at = new Date().toISOString();
  const row = { id: newId(), recordKind, recordId, at, accountId, accountName, text };
  return commit(context, async ({ lock, write }) => {
    if ((await lock(record, [recordId])).size === 0) throw notFound(capitalNoun(record));
    const [state] = await write([createChange(noteRecord, { row })]);
    return state!.row;
  });
}

/**
 * Returns the kind to which a note can be added. Throws INVALID for a kind with owners, without lists, or with its own
 * timeline.
 */
export function requireNotesAllowed(context: Pick<RecordContext, 'records'>, kind: string) {
  const record = hostOf(context, noteRecord, kind);
  const hasTimeline = record?.parts?.some(({ field }) => field === 'timeline');
  if (!record || record.owner || hasTimeline) throw invalid({ kind: problem('not_notable') });
  return record;
}
