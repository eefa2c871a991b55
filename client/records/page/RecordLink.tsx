import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { recordLink, resourceOf } from '../resources.ts';
import { PreviewLink } from './PreviewLink.tsx';

interface Props {
  kind: string;
  id: string;
  name: string;
}

/** Links to a record of any kind, with its preview where the kind has one. */
export function RecordLink({ kind, id, name }: Props) {
  if (resourceOf(kind)?.preview) return <PreviewLink kind={kind} id={id} name={name} />;
  const to = recordLink(kind, id);
  return to ? (
    <Anchor inherit component={Link} to={to}>
      {name}
    </Anchor>
  ) : (
    name
  );
}
