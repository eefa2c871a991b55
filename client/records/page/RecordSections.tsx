import type { ReactNode } from 'react';
import type { RecordDeclaration } from '../declaration.ts';
import { RecordNotes } from '../timeline/RecordNotes.tsx';
import { RecordFiles } from './RecordFiles.tsx';
import { RecordInverses } from './RecordInverses.tsx';

interface Props {
  declaration: RecordDeclaration;
  id: string;
  /** The kind's own timeline, instead of the notes. */
  timeline?: ReactNode;
}

/** Shows the records of other kinds that refer to a record, its files and its notes. */
export function RecordSections({ declaration, id, timeline }: Props) {
  return (
    <>
      <RecordInverses declaration={declaration} id={id} />
      <RecordFiles declaration={declaration} id={id} />
      {timeline ?? <RecordNotes declaration={declaration} id={id} />}
    </>
  );
}
