import { expect, it } from 'vitest';
import { withDeclared } from './derived-domain.ts';
import { declarationsIn } from '../records/declare/declare.ts';

it('a declared kind has a file of its list, if it has one, and takes one unless it has parts', () => {
  const declarations = declarationsIn([
    `"A box." type Box @record(title: "name") { name: String! }
    "A crate." type Crate @record(title: "name") { name: String! places: [Place!]! }
    "A place." type Place { name: String! }
    "A label." type Label @record(title: "name", listed: false) { name: String! }`,
  ]);
  const domains = withDeclared([], declarations);
  const lists = (of: 'exports' | 'imports') =>
    domains.flatMap((domain) => (domain[of] ?? []).map(({ list }) => list));
  expect(lists('exports')).toEqual(['boxes', 'crates']);
  expect(lists('imports')).toEqual(['boxes']);
});
