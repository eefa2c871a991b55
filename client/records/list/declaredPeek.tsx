import type { DeclaredRecord } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { RecordFacts } from '../page/RecordFacts.tsx';
import { RecordParts } from '../page/RecordParts.tsx';
import type { PeekContent } from './peekContent.ts';

export const declaredPeek: PeekContent = {
  query: (declaration) => documentsOf(declaration).one,
  show(data, declaration) {
    const { one, title, fields } = declaration;
    const record = (data as Record<string, DeclaredRecord>)[one]!;
    const names = fields.map(({ name }) => name).filter((name) => name !== title);
    return (
      <>
        <RecordFacts
          key={record.id}
          declaration={declaration}
          record={record}
          sections={[{ facts: [title, ...names] }]}
        />
        <RecordParts declaration={declaration} record={record} />
      </>
    );
  },
};
