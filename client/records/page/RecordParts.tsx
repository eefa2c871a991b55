import { useTranslation } from 'react-i18next';
import type { DeclaredRecord, RecordDeclaration } from '../declaration.ts';
import { isNumber } from '../fieldLimits.ts';
import { useFieldWords } from '../fieldWords.ts';
import { fieldLabel } from '../recordWords.ts';
import { RecordPart } from './RecordPart.tsx';
import { referredLink } from './referenceLink.tsx';
import { RelatedRows } from './RelatedList.tsx';

interface Props {
  declaration: RecordDeclaration;
  record: DeclaredRecord;
}

export function RecordParts({ declaration, record }: Props) {
  const { t } = useTranslation('records');
  const { labelOf, textOf } = useFieldWords(declaration);
  return declaration.parts.map(({ name, type, fields }) => {
    const title = labelOf(name);
    const rows = (record[name] ?? []) as Record<string, unknown>[];
    const nodes = rows.map((row, index) => ({ row, id: String(index) }));
    return (
      <RecordPart key={`${record.id} ${name}`} part={name} {...{ declaration, record, title }}>
        <RelatedRows<(typeof nodes)[number]>
          title={title}
          nodes={nodes}
          columns={fields.map((field) => ({
            title: fieldLabel(t, type, field),
            render: ({ row }) =>
              referredLink(field, row) ?? textOf(field, row[field.name], { ...record, ...row }),
            isAmount: isNumber(field),
          }))}
        />
      </RecordPart>
    );
  });
}
