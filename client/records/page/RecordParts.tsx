import { useTranslation } from 'react-i18next';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { isNumber } from '../fieldLimits.ts';
import { useFieldWords } from '../fieldWords.ts';
import { fieldLabel } from '../recordWords.ts';
import { RelatedList } from './RelatedList.tsx';

interface Props {
  declaration: RecordDeclaration;
  record: DeclaredRecord;
}

/** The rows that go with a record, in a table for each part. */
export function RecordParts({ declaration, record }: Props) {
  const { t } = useTranslation('records');
  const { labelOf, textOf } = useFieldWords(declaration);
  return declaration.parts.map(({ name, type, fields }) => {
    const rows = (record[name] ?? []) as Record<string, unknown>[];
    const nodes = rows.map((row, index) => ({ row, id: String(index) }));
    return (
      <RelatedList<(typeof nodes)[number]>
        key={name}
        title={labelOf(name)}
        list={{ totalCount: nodes.length, nodes }}
        columns={fields.map((field) => ({
          title: fieldLabel(t, type, field),
          render: ({ row }) => textOf(field, row[field.name]),
          isAmount: isNumber(field),
        }))}
      />
    );
  });
}
