import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { RecordDeclaration } from '../declaration.ts';

/** The query and component of a kind's preview beside its list. */
export interface PeekContent {
  query: (declaration: RecordDeclaration) => TypedDocumentNode<object, { id: string }>;
  show: (data: object, declaration: RecordDeclaration) => ReactNode;
}

export const peekContent = <Data extends object>(
  query: TypedDocumentNode<Data, { id: string }>,
  show: (data: Data, declaration: RecordDeclaration) => ReactNode,
): PeekContent => ({ query: () => query, show: show as PeekContent['show'] });
