/** A derived definition, or field of a root type. A definition written by hand replaces it. */

import type { FieldDefinitionNode } from 'graphql';

export interface Derived {
  name: string;
  text: string;
  root?: 'Query' | 'Mutation';
  /** The only type that uses it. */
  within?: string;
  /** The error of a declaration that this definition cannot be derived from, unless it is written by hand. */
  problem?: string;
  /** Whether the definition is added only when the SDL extends the enum. */
  isWhereExtended?: boolean;
}
export interface WrittenOut {
  field: FieldDefinitionNode;
  types: readonly Derived[];
}
