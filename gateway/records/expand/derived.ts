/** A definition, or a field of a root type. What is written by hand under its name takes its place. */

import type { FieldDefinitionNode } from 'graphql';

export interface Derived {
  name: string;
  text: string;
  root?: 'Query' | 'Mutation';
  /** The type that alone uses it. */
  within?: string;
  /** The problem of a declaration that lacks something for this definition, unless it is written by hand. */
  problem?: string;
  /** Whether the definition is added only when the SDL extends the enum. */
  isWhereExtended?: boolean;
}
export interface WrittenOut {
  field: FieldDefinitionNode;
  types: readonly Derived[];
}
