import type { ReactNode } from 'react';
import type { RecordDeclaration } from '../declaration.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { AboutLists } from './AboutLists.tsx';
import { RecordFiles } from './RecordFiles.tsx';
import { RecordInverses } from './RecordInverses.tsx';

interface Props {
  declaration: RecordDeclaration;
  id: string;
  /** The timeline with the entries of the kind's own, instead of the notes alone. */
  timeline?: ReactNode;
}

/** Shows the records of other kinds that refer to a record, its files, its notes and what is about it. */
export function RecordSections({ declaration, id, timeline }: Props) {
  return (
    <>
      <RecordInverses declaration={declaration} id={id} />
      <RecordFiles kind={declaration.kind} id={id} write={declaration.write} />
      {timeline ?? <Timeline kind={declaration.kind} id={id} write={declaration.write} />}
      <AboutLists about={{ kind: declaration.kind, id }} />
    </>
  );
}
