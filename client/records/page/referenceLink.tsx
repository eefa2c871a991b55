import { Anchor } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { type DeclaredField, referredIn } from '../declaration.ts';
import { isListed, recordLink } from '../resources.ts';

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

/** Returns the link to the record that a field refers to; undefined for none, and for one that has no page. */
export function referredLink(field: DeclaredField, record: object): ReactNode {
  const referred = referredIn(field, record);
  return referred && isListed(referred.kind) ? <Referred {...referred} /> : undefined;
}

const Referred = (props: ReferenceLinkProps) => use(ReferenceLink)(props);
