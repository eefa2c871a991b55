import type { RecordDeclaration } from '../declaration.ts';
import { AboutLists } from './AboutLists.tsx';
import { RecordFiles } from './RecordFiles.tsx';
import { RecordInverses } from './RecordInverses.tsx';

interface Props {
  declaration: RecordDeclaration;
  id: string;
}

/** Shows the records of other kinds that refer to a record, its files and what is about it. */
export function RecordRelated({ declaration, id }: Props) {
  return (
    <>
      <RecordInverses declaration={declaration} id={id} />
      <RecordFiles kind={declaration.kind} id={id} write={declaration.write} />
      <AboutLists about={{ kind: declaration.kind, id }} />
    </>
  );
}
