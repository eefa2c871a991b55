import { mayRead } from '../access.ts';
import { requireCaller } from '../caller.ts';
import type { RecordContext as Context } from '../context.ts';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { folded } from '../../formats/folding.rules.ts';
import { searchedTerms } from '../../database/text-search.ts';
import { indexedTerms, byRelevance } from './search.rules.ts';
import { entriesStarting, entriesWithWords } from './search.store.ts';
import type { SearchHitRow } from './search.table.ts';

const MOST_HITS = 50;

interface Wanted {
  text: string;
  kinds: readonly string[];
  first: number;
}

/** Queries each kind separately, so that many records of one kind do not hide the few of another. */
export async function search(context: Context, wanted: Wanted): Promise<SearchHitRow[]> {
  const { db, records } = context;
  const { text, kinds, first } = wanted;
  const terms = indexedTerms(searchedTerms('text', text));
  if (first < 1 || first > MOST_HITS)
    throw invalid({ first: problem('not_between', { least: 1, most: MOST_HITS }) });
  if (terms.length === 0) return [];
  // Many entries begin with a short number, so that the limit could hide the exact match.
  const hasNumber = /\d/.test(text);
  const readable = kinds.filter((kind) => {
    const record = records.get(kind);
    return record !== undefined && mayRead(context, record);
  });
  const found = await Promise.all(
    readable.flatMap((kind) => {
      const ownerId = records.get(kind)?.owner ? requireCaller(context).account.id : null;
      const among = { kind, ownerId };
      return [
        entriesStarting(db, { ...among, start: folded(text) }, first),
        entriesWithWords(db, { ...among, terms }, first),
        ...(hasNumber ? [entriesWithWords(db, { ...among, terms, areWhole: true }, first)] : []),
      ];
    }),
  );
  return byRelevance(found.flat(), text, first);
}
