import { type FieldNode, Kind, OperationTypeNode } from 'graphql';
import type { ChosenKind, DeclaredRecord } from './declaration.ts';
import { definitionOf, type Document, field, name } from './documents.ts';

type Choices = DeclaredRecord[] | { nodes: DeclaredRecord[] };

const choicesMade = new Map<string, Document<Choices, { filter?: object; first?: number }>>();

/**
 * Returns the query of these fields of the first records of a list, of all where it has no pages. Where search finds the
 * kind, it is asked for the typed text too, because it puts the titles that fit best first; the list has those with the
 * text within a word.
 */
export function choicesDocument(
  { kind, many, inSearch, isUnpaged = false }: ChosenKind,
  fields: readonly string[],
) {
  const key = [kind, ...fields].join(' ');
  const selections = ['id', ...fields].map((each) => field(each));
  const list = isUnpaged
    ? field(many, selections)
    : field(many, [field('nodes', selections)], ['filter', 'first']);
  const variables = {
    filter: `${kind}Filter`,
    first: 'Int!',
    ...(inSearch && { text: 'String!' }),
  };
  const document = choicesMade.get(key) ?? {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...definitionOf(
          { of: OperationTypeNode.QUERY, name: `${many}ChoicesOfScreens` },
          isUnpaged ? {} : variables,
        ),
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: inSearch ? [searchOf(kind, selections), list] : [list],
        },
      },
    ],
  };
  choicesMade.set(key, document);
  return document;
}

function searchOf(kind: string, selections: readonly FieldNode[]): FieldNode {
  const typeCondition = { kind: Kind.NAMED_TYPE, name: name(kind) } as const;
  const selectionSet = { kind: Kind.SELECTION_SET, selections } as const;
  const record: FieldNode = {
    ...field('record'),
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [
        field('__typename'),
        { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet },
      ],
    },
  };
  const search = field('search', [field('id'), record], ['text', 'first']);
  const kinds = { kind: Kind.ENUM, value: kind } as const;
  return {
    ...search,
    arguments: [...search.arguments!, { kind: Kind.ARGUMENT, name: name('kind'), value: kinds }],
  };
}
