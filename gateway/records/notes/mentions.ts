import type { Db } from '../../database/database.ts';
import { listEnabledAccounts } from '../../database/owners.ts';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { accountsNamed } from '../../formats/accounts-named.rules.ts';
import { mentionedIn } from '../../formats/mentions.rules.ts';
import { mayRead } from '../access.ts';
import { type Called, requireCaller } from '../caller.ts';
import type { RecordMapping, Row } from '../declare/record.ts';
import type { NoteMentionRow } from '../generated/rows.ts';

const MOST = 20;

interface Host {
  record: RecordMapping;
  row: Row | undefined;
}

export type Mention = Pick<NoteMentionRow, 'accountId' | 'name'>;

interface Written {
  text: string;
  /** Ids of accounts that the text mentions. */
  mentions?: readonly string[];
  /** The mentions of the note so far, which stay as they are. */
  known?: readonly Mention[];
}

/** Returns the accounts that a note on the record can mention, of those whose name has the words. */
export async function mentionable(
  context: Called & { db: Db },
  host: Host,
  text: string | null | undefined,
) {
  const { id: callerId } = requireCaller(context).account;
  const readers = await readersOf(context.db, host);
  return accountsNamed(
    readers.filter(({ id }) => id !== callerId),
    text,
  );
}

const readersOf = async (db: Db, { record, row }: Host) =>
  (await listEnabledAccounts(db)).filter((account) =>
    mayRead({ caller: { account } }, record, row),
  );

/** Returns the mentions of a note with this text; leaves out accounts that cannot read the record. */
export async function mentionsIn(
  db: Db,
  host: Host,
  { text, mentions = [], known = [] }: Written,
): Promise<Mention[]> {
  if (mentions.length > MOST) {
    throw invalid({ mentions: problem('too_many_entries', { most: MOST }) });
  }
  const wanted = new Set(mentions);
  for (const { accountId } of known) wanted.delete(accountId);
  const readers = wanted.size > 0 ? await readersOf(db, host) : [];
  const added = readers
    .filter(({ id }) => wanted.has(id))
    .map(({ id: accountId, name }) => ({ accountId, name }));
  return mentionedIn(text, [...known, ...added]).slice(0, MOST);
}

export const mentionRows = (noteId: string, mentions: readonly Mention[]): NoteMentionRow[] =>
  mentions.map(({ accountId, name }, position) => ({ noteId, position, accountId, name }));
