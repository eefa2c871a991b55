import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { SIGN_IN_FIELDS } from '../config/limits.ts';

export interface Shape {
  depth: number;
  fields: number;
  /** Fields that test a secret. */
  signInFields: number;
  introspectionFields: number;
  /** Selections on all levels. */
  selections: number;
}

export type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined;

const EMPTY: Shape = {
  depth: 0,
  fields: 0,
  signInFields: 0,
  introspectionFields: 0,
  selections: 0,
};

const INTROSPECTION: Shape = { ...EMPTY, fields: 1, introspectionFields: 1, selections: 1 };

/** Returns the shape; each fragment is measured once, so that nested fragments cost no more than their text. */
export function shapeOf(selectionSet: SelectionSetNode, findFragment: FindFragment): Shape {
  const known = new Map<string, Shape>();

  const ofSet = ({ selections }: SelectionSetNode): Shape =>
    selections.map(ofSelection).reduce(sum, EMPTY);

  function ofSelection(selection: SelectionNode): Shape {
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    const name = selection.name.value;
    if (name === '__schema' || name === '__type') return INTROSPECTION;
    const below = selection.selectionSet ? ofSet(selection.selectionSet) : EMPTY;
    return {
      ...EMPTY,
      depth: 1 + below.depth,
      fields: 1,
      signInFields: SIGN_IN_FIELDS.has(name) ? 1 : 0,
      selections: 1 + below.selections,
    };
  }

  /** A fragment already being measured counts as nothing: another rule refuses cycles. */
  function ofFragment(name: string): Shape {
    const found = known.get(name);
    if (found) return found;
    known.set(name, EMPTY);
    const fragment = findFragment(name);
    const shape = fragment ? ofSet(fragment.selectionSet) : EMPTY;
    known.set(name, shape);
    return shape;
  }

  return ofSet(selectionSet);
}

function sum(one: Shape, other: Shape): Shape {
  return {
    depth: Math.max(one.depth, other.depth),
    fields: one.fields + other.fields,
    signInFields: one.signInFields + other.signInFields,
    introspectionFields: one.introspectionFields + other.introspectionFields,
    selections: one.selections + other.selections,
  };
}

export function fragmentOf(document: DocumentNode, name: string) {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) {
      return definition;
    }
  }
  return undefined;
}
