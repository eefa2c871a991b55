import { expect, it } from 'vitest';
import { languages } from '../errors/language.ts';
import { problemText } from '../errors/problem.ts';
import { declarationsIn } from '../records/declare/declare.ts';
import { fileReferences } from './file-references.ts';

const parcel = declarationsIn([
  `type Customer @record(title: "name") { name: String! }
  type LoadingDock @record(title: "name") { name: String! }
  type Parcel @record(title: "label") {
    label: String!
    customer: Customer @reference
    dock: LoadingDock @reference
  }`,
]).get('Parcel')!;

it('names the kind of a record that a file does not name, as its catalogue does where it has one', () => {
  const said = fileReferences(parcel).map(({ problem }) =>
    languages.map((language) => problemText(problem, language)),
  );
  expect(said).toEqual([
    [
      'must be the title or id of exactly one customer',
      'precisa ser o título ou o id de exatamente um registro (cliente)',
    ],
    [
      'must be the title or id of exactly one loading dock',
      'precisa ser o título ou o id de exatamente um registro (loading dock)',
    ],
  ]);
});
