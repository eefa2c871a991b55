import { expect, it } from 'vitest';
import { searchHintsFile } from './search-hints.ts';

it('asks for the fragments of all features', () => {
  const documents = [
    'fragment CardSearchHint on Card { id }',
    'fragment EventSearchHint on Event { id } fragment TodoSearchHint on Todo { id }',
  ];
  expect(searchHintsFile(documents)).toBe(`fragment SearchHints on SearchRecord {
  __typename
  ...CardSearchHint
  ...EventSearchHint
  ...TodoSearchHint
}
`);
});

it('asks for no more than the type where no feature has any', () => {
  expect(searchHintsFile([])).toBe('fragment SearchHints on SearchRecord {\n  __typename\n}\n');
});
