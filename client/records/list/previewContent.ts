import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { RecordDeclaration } from '../declaration.ts';

/** The query and component of a kind's preview beside its list. */
export interface PreviewContent {
  query: (declaration: RecordDeclaration) => TypedDocumentNode<object, { id: string }>;
  show: (data: object, declaration: RecordDeclaration) => ReactNode;
}

export const previewContent = <Data extends object>(
  query: TypedDocumentNode<Data, { id: string }>,
  show: (data: Data, declaration: RecordDeclaration) => ReactNode,
): PreviewContent => ({ query: () => query, show: show as PreviewContent['show'] });
