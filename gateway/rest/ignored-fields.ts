import {
  type DocumentNode,
  getOperationAST,
  type FieldNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { fragmentOf } from '../graphql/document-shape.ts';
import type { Fitted } from './fitted-variables.ts';
import type { ReadInput } from './rest-input.ts';

/** Returns the paths that a call sent and that neither its input nor the record that answers it knows. */
export function ignoredIn(
  input: ReadInput,
  { known, unknown }: Pick<Fitted, 'known' | 'unknown'>,
  answered: ReadonlySet<string>,
): string[] {
  const { unread, read, sent } = input.names();
  const dropped = [...unknown].filter((path) => path.includes('.') || sent.has(path));
  return [...unread, ...dropped].filter(
    (path) => !known.has(path) && !answered.has(path) && !read.has(path),
  );
}

/** Returns names of the record that the document answers: older programs send it back whole. */
export function answeredNames(document: DocumentNode): ReadonlySet<string> {
  let level = selectedIn(document, getOperationAST(document)!.selectionSet);
  while (level.length > 0 && !level.some((field) => nameOf(field) === 'id')) {
    level = level.flatMap(({ selectionSet }) =>
      selectionSet ? selectedIn(document, selectionSet) : [],
    );
  }
  return new Set(level.map(nameOf));
}

const nameOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

function selectedIn(document: DocumentNode, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragmentOf(document, selection.name.value);
    return fragment ? selectedIn(document, fragment.selectionSet) : [];
  });
}
