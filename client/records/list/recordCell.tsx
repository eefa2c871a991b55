import type { ReactNode } from 'react';
import { type DeclaredField, type DeclaredRecord, referredIn } from '../declaration.ts';
import type { FieldWords } from '../fieldWords.ts';
import { PreviewLink } from '../page/PreviewLink.tsx';
import { isListed } from '../resources.ts';

const LONGEST_CELL = 300;

/** Whether a field fits into a column. */
export const isPlain = ({ format, maxLength = 0 }: DeclaredField) =>
  maxLength <= LONGEST_CELL && format !== 'ADDRESS' && format !== 'PICTURE';

const amounts = ['whole', 'number', 'money', 'percent', 'quantity', 'unitPrice'];

export const isAmount = ({ kind }: DeclaredField) => amounts.includes(kind);

/** Returns the cell of a field; a reference links to the other record, above the row's own link. */
export function cellOf(
  field: DeclaredField,
  record: DeclaredRecord,
  textOf: FieldWords['textOf'],
): ReactNode {
  const referred = referredIn(field, record);
  if (referred && isListed(referred.kind)) return <PreviewLink {...referred} />;
  return textOf(field, record[field.name], record);
}
