/** A derived definition: a type, or a field of a type. A definition written by hand replaces it. */

import type { FieldDefinitionNode } from 'graphql';

export interface Derived {
  name: string;
  text: string;
  /** The type that it is a field of. */
  root?: string;
  /** The only type that uses it. */
  onlyUsedBy?: string;
  /** The error to throw, unless the definition is written by hand: the declaration lacks what the definition needs. */
  problem?: string;
  /** Whether the definition is added only when the SDL extends the enum. */
  onlyIfExtended?: boolean;
}
export interface ExpandedField {
  field: FieldDefinitionNode;
  types: readonly Derived[];
}
