import type { TypedDocumentNode } from '@apollo/client';
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type TypeNode,
} from 'graphql';
import type {
  ChosenKind,
  DeclaredField,
  DeclaredRecord,
  DeclaredReference,
  RecordDeclaration,
} from './declaration.ts';

type Answer<Value> = Record<string, Value>;
export type Document<Data, Variables> = TypedDocumentNode<
  Answer<Data>,
  Variables & Record<string, unknown>
>;

export const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
const variable = (value: string) => ({ kind: Kind.VARIABLE, name: name(value) }) as const;

const argument = (of: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: name(of),
  value: variable(of),
});

export function field(
  of: string,
  selections: readonly FieldNode[] = [],
  given: readonly string[] = [],
): FieldNode {
  return {
    kind: Kind.FIELD,
    name: name(of),
    arguments: given.map(argument),
    ...(selections.length > 0 && { selectionSet: { kind: Kind.SELECTION_SET, selections } }),
  };
}

function typeNode(text: string): TypeNode {
  const bare = { kind: Kind.NAMED_TYPE, name: name(text.replace('!', '')) } as const;
  return text.endsWith('!') ? { kind: Kind.NON_NULL_TYPE, type: bare } : bare;
}

export const definitionOf = (
  { of, name: called }: { of: OperationTypeNode; name: string },
  variables: Readonly<Record<string, string>>,
): Omit<OperationDefinitionNode, 'selectionSet'> => ({
  kind: Kind.OPERATION_DEFINITION,
  operation: of,
  name: name(called),
  variableDefinitions: Object.entries(variables).map(([key, type]) => ({
    kind: Kind.VARIABLE_DEFINITION,
    variable: variable(key),
    type: typeNode(type),
  })),
});

/**
 * Returns an operation; `variables` are types by name, such as `ID!`. The root field takes those in `taken`, by default
 * all.
 */
export function operation<Data, Variables>(
  of: OperationTypeNode,
  { root, taken }: { root: string; taken?: readonly string[] },
  variables: Readonly<Record<string, string>>,
  selections: readonly FieldNode[],
): Document<Data, Variables> {
  const definition: OperationDefinitionNode = {
    ...definitionOf({ of, name: `${root}OfScreens` }, variables),
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [field(root, selections, taken ?? Object.keys(variables))],
    },
  };
  return { kind: Kind.DOCUMENT, definitions: [definition] };
}

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

/** Returns the selections of fields, and those of the records that they refer to. */
const selectionsOf = (fields: readonly DeclaredField[]): FieldNode[] => [
  ...fields.map((each) => field(each.name)),
  ...fields.flatMap(({ reference }) => (reference ? referenceNodes(reference) : [])),
];

function referenceNodes({ field: of, kindField, title }: DeclaredReference): FieldNode[] {
  if (kindField === undefined) return [field(of, [field('id'), field(title)])];
  return [field(kindField), field(title)];
}

function makeDocuments({ kind, one, many, isVersioned, fields, parts }: RecordDeclaration) {
  const version = isVersioned ? [field('version')] : [];
  const record = [field('id'), ...version, ...selectionsOf(fields)];
  const whole = [...record, ...parts.map((part) => field(part.name, selectionsOf(part.fields)))];
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
