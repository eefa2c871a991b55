import { Anchor } from '@mantine/core';
import { createContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { recordLink } from '../resources.ts';

export interface ReferenceLinkProps {
  kind: string;
  id: string;
  name: string;
}

const plainLink = ({ kind, id, name }: ReferenceLinkProps) => (
  <Anchor inherit component={Link} to={recordLink(kind, id) ?? ''}>
    {name}
  </Anchor>
);

/** Returns the link to a record that another one refers to. On a page it opens a preview, too; in a preview it does not. */
export const ReferenceLink = createContext<(props: ReferenceLinkProps) => ReactNode>(plainLink);
