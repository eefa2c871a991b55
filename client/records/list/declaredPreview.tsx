import type { DeclaredRecord } from '../declaration.ts';
import { documentsOf } from '../documents.ts';
import { RecordDetails } from '../page/RecordDetails.tsx';
import { RecordParts } from '../page/RecordParts.tsx';
import type { PreviewContent } from './previewContent.ts';

export const declaredPreview: PreviewContent = {
  query: (declaration) => documentsOf(declaration).one,
  show(data, declaration) {
    const { one, title, fields } = declaration;
    const record = (data as Record<string, DeclaredRecord>)[one]!;
    const names = fields.map(({ name }) => name).filter((name) => name !== title);
    return (
      <>
        <RecordDetails
          key={record.id}
          declaration={declaration}
          record={record}
          sections={[{ details: [title, ...names] }]}
        />
        <RecordParts declaration={declaration} record={record} />
      </>
    );
  },
};
