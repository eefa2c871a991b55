import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { SetListLookInput } from '../../graphql/generated/resolvers.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { deleteLook, insertLook, listLooks, MOST_LOOKS } from './list-looks.store.ts';
import { LIST } from './views.rules.ts';
import type { ListLookRow } from './views.table.ts';

const MOST_CHARACTERS = 2_000;

export const looksOf = (context: Context) =>
  listLooks(context.db, requireCaller(context).account.id);

/** Stores a list's look without recording it, because only the account itself sees it. */
export async function keepLook(context: Context, input: SetListLookInput): Promise<ListLookRow> {
  const { list, look } = input;
  const kept = { accountId: requireCaller(context).account.id, list, look };
  if (!LIST.test(list)) throw invalid({ list: problem('not_a_list') });
  if (look.length > MOST_CHARACTERS) {
    throw invalid({ look: problem('too_long', { most: MOST_CHARACTERS }) });
  }
  const others = (await looksOf(context)).filter((other) => other.list !== list);
  if (others.length >= MOST_LOOKS)
    throw invalid({ list: problem('more_than', { most: MOST_LOOKS }) });
  await (look === '' ? deleteLook(context.db, kept) : insertLook(context.db, kept));
  return kept;
}
