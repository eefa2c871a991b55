import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { ChosenKind, DeclaredRecord, RecordDeclaration } from './declaration.ts';
import {
  type Answer,
  argument,
  definitionOf,
  type Document,
  field,
  name,
  operation,
  variable,
} from './documentNodes.ts';

export interface Page {
  nodes: DeclaredRecord[];
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

interface Input {
  input: object;
}

/** Returns the root field of an operation. */
export function rootOf({ definitions: [definition] }: DocumentNode): string {
  const [root] = (definition as OperationDefinitionNode).selectionSet.selections;
  return (root as FieldNode).name.value;
}

const made = new WeakMap<RecordDeclaration, ReturnType<typeof makeDocuments>>();

/** The operations of a declared kind; created once per kind, because the cache identifies them by reference. */
export function documentsOf(declaration: RecordDeclaration) {
  const documents = made.get(declaration) ?? makeDocuments(declaration);
  made.set(declaration, documents);
  return documents;
}

const { QUERY, MUTATION } = OperationTypeNode;

interface Counts {
  counts: readonly { value: string | null; title: string | null; count: number }[];
}

const countsMade = new Map<string, Document<Counts, { filter: object; by: string }>>();

/** Returns the query that counts a kind's list by each value of a field. */
export function countsDocument(kind: string, many: string) {
  const document =
    countsMade.get(kind) ??
    operation<Counts, { filter: object; by: string }>(
      QUERY,
      { root: many, taken: ['filter'] },
      { filter: `${kind}Filter`, by: `${kind}CountField!` },
      [field('counts', [field('value'), field('title'), field('count')], ['by'])],
    );
  countsMade.set(kind, document);
  return document;
}

const totalsMade = new Map<string, Document<Pick<Page, 'totalCount'>, Record<string, object>>>();

/** Returns the query that counts the records that match each of `count` filters: `f0` as `n0`, and so on. */
export function totalsDocument(kind: string, many: string, count: number) {
  const key = `${kind} ${count}`;
  const places = Array.from({ length: count }, (_, place) => place);
  const document = totalsMade.get(key) ?? {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...definitionOf(
          { of: QUERY, name: `${many}TotalsOfScreens` },
          Object.fromEntries(places.map((place) => [`f${place}`, `${kind}Filter`])),
        ),
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: places.map((place) => ({
            ...field(many, [field('totalCount')]),
            alias: name(`n${place}`),
            arguments: [{ ...argument('filter'), value: variable(`f${place}`) }],
          })),
        },
      },
    ],
  };
  totalsMade.set(key, document);
  return document;
}

type Titled = Pick<ChosenKind, 'kind' | 'many' | 'title'>;
type Titles = Pick<Page, 'nodes' | 'totalCount'>;

const titlesMade = new Map<string, Document<Titles, { filter: object; first: number }>>();

/** Returns the query of the titles of the first records of a list, and their number. */
export function titlesDocument({ kind, many, title }: Titled) {
  const document =
    titlesMade.get(kind) ??
    operation<Titles, { filter: object; first: number }>(
      QUERY,
      { root: many },
      { filter: `${kind}Filter`, first: 'Int' },
      [field('totalCount'), field('nodes', [field('id'), field(title)])],
    );
  titlesMade.set(kind, document);
  return document;
}

function makeDocuments({ kind, one, many, isVersioned, fields, parts }: RecordDeclaration) {
  const named = (each: { name: string }) => field(each.name);
  const version = isVersioned ? [field('version')] : [];
  const referred = fields.flatMap(({ reference }) =>
    reference ? [field(reference.field, [field('id'), field(reference.title)])] : [],
  );
  const record = [field('id'), ...version, ...fields.map(named), ...referred];
  const whole = [...record, ...parts.map((part) => field(part.name, part.fields.map(named)))];
  const paging = { first: 'Int', after: 'String', last: 'Int', before: 'String' };
  const pageInfo = ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'];
  const Many = many.replace(/^./, (letter) => letter.toUpperCase());
  const change = <Data>(verb: string, of: string, answered: FieldNode) =>
    operation<Data & { activityId: string }, Input>(
      MUTATION,
      { root: `${verb}${of}` },
      { input: `${verb.replace(/^./, (letter) => letter.toUpperCase())}${of}Input!` },
      [answered, field('activityId')],
    );
  const list = (selections: readonly FieldNode[]) =>
    operation<Page, { filter?: object }>(
      QUERY,
      { root: many },
      { filter: `${kind}Filter`, sort: `${kind}Sort`, ...paging },
      [
        field(
          'pageInfo',
          pageInfo.map((each) => field(each)),
        ),
        ...selections,
      ],
    );
  return {
    list: list([field('totalCount'), field('nodes', record)]),
    place: list([field('nodes', [field('id')])]),
    one: operation<DeclaredRecord | null, { id: string }>(
      QUERY,
      { root: one },
      { id: 'ID!' },
      whole,
    ),
    create: change<Answer<DeclaredRecord>>('create', kind, field(one, whole)),
    update: change<Answer<DeclaredRecord>>('update', kind, field(one, whole)),
    remove: change<{ id: string }>('delete', kind, field('id')),
    updateMany: change<{ count: number }>('update', Many, field('count')),
    removeMany: change<{ count: number }>('delete', Many, field('count')),
  };
}
