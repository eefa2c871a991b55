import { byNameRank } from './name-rank.rules.ts';
import { holdsTerms, searchTerms, searchText } from './search-text.rules.ts';

const MOST = 20;

/** Returns the accounts whose name has the words, at most 20, the best match first. */
export function accountsNamed<Named extends { name: string }>(
  accounts: readonly Named[],
  text: string | null | undefined,
): Named[] {
  const terms = searchTerms(text ?? '');
  const isNamed = ({ name }: Named) => holdsTerms(searchText([name]), terms);
  return byNameRank(accounts.filter(isNamed), text ?? '', ({ name }) => name).slice(0, MOST);
}
